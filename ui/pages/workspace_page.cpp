#include "ui/pages/workspace_page.h"
