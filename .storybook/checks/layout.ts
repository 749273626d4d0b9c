const contentOf = (element: Element, part: '::before' | '::after') => {
  const { content } = getComputedStyle(element, part);
  return content === 'none' || content === 'normal' ? '' : content;
};

/** Describes what is drawn and where, colours apart: the box of each visible element and the content that CSS adds. */
export const describeLayout = (): string =>
  [...document.body.querySelectorAll('*')]
    .map((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return '';
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round).join();
      return `${box} ${contentOf(element, '::before')}${contentOf(element, '::after')}`;
    })
    .join('\n');
