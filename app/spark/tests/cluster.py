# SPDX-License-Identifier: MIT
"""A cluster on this machine: a master and two workers with an executor of one core each.

The workers have addresses of their own, because Spark does not run a task twice on one host.
"""

import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

# Short runs would mostly wait for the best compiler of the JVM.
QUICK_START = "-XX:TieredStopAtLevel=1"
PACKAGE = Path(__file__).resolve().parent.parent


class Cluster:
    """The processes of a cluster, which are ended with `stop`."""

    def __init__(self, folder):
        import pyspark

        self.folder = Path(folder)
        self._home = Path(pyspark.__file__).parent
        self._processes = []
        port = free_port()
        self.address = f"spark://127.0.0.1:{port}"
        self._start("master.Master", "--host", "127.0.0.1", "--port", str(port), "--webui-port",
                    "0")
        wait_for(lambda: is_open(port), "the master")
        self.workers = [
            self._start("worker.Worker",
                        self.address,
                        "--host",
                        host,
                        "--cores",
                        "1",
                        "--memory",
                        "1g",
                        "--webui-port",
                        "0",
                        "--work-dir",
                        str(self.folder / name),
                        host=host,
                        local=self.folder / f"{name}-local")
            for name, host in (("one", "127.0.0.1"), ("two", "127.0.0.2"))
        ]

    def _start(self, name, *arguments, host="127.0.0.1", local=None):
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        environment.update(SPARK_HOME=str(self._home),
                           SPARK_DAEMON_MEMORY="256m",
                           SPARK_LOCAL_IP=host,
                           PYSPARK_PYTHON=sys.executable)
        if local is not None:
            environment["SPARK_LOCAL_DIRS"] = str(local)
        log = open(self.folder / f"{name}-{len(self._processes)}.log", "wb")
        process = subprocess.Popen([
            str(self._home / "bin" / "spark-class"), f"org.apache.spark.deploy.{name}", *arguments
        ],
                                   env=environment,
                                   stdout=log,
                                   stderr=log,
                                   start_new_session=True)
        log.close()
        self._processes.append(process)
        return process

    def stop(self):
        for process in reversed(self._processes):
            end_group(process)

    def executors(self):
        """Returns the process ids of the executors, which are children of the workers."""
        groups = {process.pid for process in self.workers}
        return [process for process, group, command in processes()
                if group in groups and b"CoarseGrainedExecutorBackend" in command]

    def shuffle_files(self):
        return [path for path in self.folder.glob("*-local/**/shuffle_*") if path.is_file()]


class Driver:
    """A process with a session of Spark, in which runs are started one after the other."""

    def __init__(self, master, log, conf=()):
        settings = {
            "spark.ui.enabled": "false",
            "spark.driver.host": "127.0.0.1",
            "spark.driver.bindAddress": "127.0.0.1",
            "spark.ui.showConsoleProgress": "false",
            "spark.executor.memory": "1g",
            "spark.driver.memory": "1g",
            "spark.driver.extraJavaOptions": QUICK_START,
            "spark.executor.extraJavaOptions": QUICK_START,
            **dict(conf)
        }
        words = [f"--conf {name}={value}" for name, value in settings.items()]
        environment = {
            **os.environ, "PYTHONPATH": str(PACKAGE),
            "PYSPARK_PYTHON": sys.executable,
            "SPARK_LOCAL_IP": "127.0.0.1",
            "PYSPARK_SUBMIT_ARGS": " ".join(["--master", master, *words, "pyspark-shell"])
        }
        self._log = log
        self.is_idle = True
        with open(log, "wb") as file:
            self._process = subprocess.Popen([sys.executable, "-m", "tests.drive"],
                                             cwd=PACKAGE,
                                             env=environment,
                                             stdin=subprocess.PIPE,
                                             stdout=subprocess.PIPE,
                                             stderr=file,
                                             text=True,
                                             start_new_session=True)

    def start(self, options, faults=""):
        self.is_idle = False
        print(json.dumps([options, faults]), file=self._process.stdin, flush=True)

    def is_running(self):
        """Returns whether the run that was started has not ended yet."""
        return not self._has_answer(0)

    def _has_answer(self, seconds):
        return bool(select.select([self._process.stdout], [], [], seconds)[0])

    def end(self):
        end_group(self._process)
        self._process.stdin.close()
        self._process.stdout.close()

    def wait(self, seconds=400):
        """Waits for the end of the run, and raises its message if it failed."""
        if not self._has_answer(seconds):
            self.end()
            raise AssertionError(f"The run did not end within {seconds} s.")
        answer = self._process.stdout.readline()
        self.is_idle = answer != ""
        if answer != "\n":
            messages = self._log.read_text(encoding="utf-8", errors="replace")[-3000:]
            raise AssertionError(f"The run failed: {answer or 'the driver has ended.'} {messages}")


def end_group(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


def processes():
    """Yields the process id, the group and the command of each process."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
                yield int(folder.name), int(fields[2]), (folder / "cmdline").read_bytes()
            except (FileNotFoundError, ProcessLookupError):
                continue


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def is_open(port):
    with socket.socket() as one:
        one.settimeout(1)
        return one.connect_ex(("127.0.0.1", port)) == 0


def wait_for(condition, what, seconds=120):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.1)
    raise AssertionError(f"Waited {seconds} s for {what}.")
