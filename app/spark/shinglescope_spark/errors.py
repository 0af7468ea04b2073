# SPDX-License-Identifier: MIT
"""The errors of this package. Each message is a sentence for users."""


class Error(RuntimeError):
    """A run failed; `code` is the exit code of the command."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self):
        return type(self), (str(self), self.code)


class UsageError(Error):
    """An argument is wrong, and nothing was run."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message, code)


class FrameError(Error):
    """A stream of frames is damaged or incomplete."""


class WorkerError(Error):
    """A worker process failed; the message contains its line on standard error."""
