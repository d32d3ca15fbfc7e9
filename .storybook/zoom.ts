/** 1440 × 900 at 200 %, and 1280 × 2560 at 400 %: what WCAG 1.4.10 asks for. */
const sizes = [
  { width: 720, height: 450 },
  { width: 320, height: 640 },
] as const;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What stands out to the right of the page and does not scroll inside something. */
function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  const deepest = outside.filter((element) => !outside.some((other) => other.parentElement === element));
  return [
    `${scrollWidth} px wide`,
    ...deepest.map((element) => element.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 120)),
  ];
}

/** Zooms into the story that stands, and fails where the page scrolls sideways. */
export async function checkZoom(): Promise<void> {
  const { page } = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  for (const { width, height } of sizes) {
    await page.viewport(width, height);
    // What watches its own width has its turn; what floats finds its new place a moment later.
    const end = performance.now() + 3000;
    do await frame();
    while (overflow().length > 0 && performance.now() < end);
    const found = overflow();
    if (found.length > 0)
      throw new Error(`Zoomed to ${width} px, the page scrolls sideways:\n${found.join('\n')}`);
  }
  await page.viewport(innerWidth, innerHeight);
}
