"""What can be pressed must be large enough for a finger."""

SMALLEST_TARGET = 24

# Of what is drawn and can be pressed: what is smaller than a finger, with its size. A label belongs to its field, and
# a link in the middle of a text is as high as its line.
SMALL_TARGETS = """least => [...document.querySelectorAll('button, a[href], input, select, summary')]
  .filter((one) => one.checkVisibility() && !one.closest('.unseen') && !one.matches('.unseen'))
  .filter((one) => getComputedStyle(one).display !== 'inline')
  .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent.trim(),
                   box: (one.matches('input') && one.closest('label') || one).getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`)"""
