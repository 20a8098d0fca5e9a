"""A log handler for OpenSpiel that leaves pytest's streams open.

OpenSpiel logs by absl. Its handler closes the stream it was made with when logging is set up again. Here it gets a
stream that it does not own, in place of the one in which pytest keeps output.
"""

import sys

from absl import logging

logging.get_absl_handler().python_handler.stream = sys.__stderr__
