/** The figures noted by the page; times in ms since the navigation. */
export interface Noted {
  fcp: number;
  lcp: number;
  cls: number;
  /** When React has hydrated the first button. */
  interactive: number;
  /** Transferred bytes until then, and in total. */
  jsBefore: number;
  js: number;
  css: number;
  html: number;
  requestsBefore: number;
}

// React adds its properties to an element when it hydrates it; before that a click has no effect.
/** Runs in the page before all other scripts. */
export const probe = `
  (() => {
    const noted = { fcp: 0, lcp: 0, cls: 0, interactive: 0 };
    let worst = 0;
    const see = (type, note, more) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note))
        .observe({ type, buffered: true, ...more });
    see('paint', (e) => { if (e.name === 'first-contentful-paint') noted.fcp = e.startTime; });
    see('largest-contentful-paint', (e) => { noted.lcp = e.startTime; });
    see('layout-shift', (e) => { if (!e.hadRecentInput) noted.cls += e.value; });
    see('event', (e) => {
      if (e.interactionId > 0) worst = Math.max(worst, e.duration);
    }, { durationThreshold: 16 });
    const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const look = () => {
      const button = document.querySelector('#root main button, #root button');
      if (button !== null && isTaken(button)) noted.interactive = performance.now();
      else requestAnimationFrame(look);
    };
    look();
    window.longestInteraction = () => {
      const found = worst;
      worst = 0;
      return found;
    };
    window.noted = () => {
      const files = performance.getEntriesByType('resource');
      const sum = (list) => list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
      const isJs = ({ name }) => /\\.js$/.test(name) && !name.endsWith('/sw.js');
      const js = files.filter(isJs);
      const before = js.filter(({ responseEnd }) => responseEnd <= noted.interactive);
      return {
        ...noted,
        jsBefore: sum(before),
        js: sum(js),
        requestsBefore: before.length,
        css: sum(files.filter(({ renderBlockingStatus, name }) => renderBlockingStatus === 'blocking' && /\\.css$/.test(name))),
        html: performance.getEntriesByType('navigation')[0].encodedBodySize,
      };
    };
  })();
`;
