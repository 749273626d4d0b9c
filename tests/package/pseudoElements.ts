const directions = [
  { size: 'inline-size|width', edge: 'border(-inline(-start|-end)?|-left|-right)?' },
  { size: 'block-size|height', edge: 'border(-block(-start|-end)?|-top|-bottom)?' },
].map(({ size, edge }) => ({
  size: new RegExp(`(^|;)((min|max)-)?(${size}):`),
  edge: new RegExp(`(^|;)${edge}(-width)?:(?!0(;|$)|none)`),
}));

/**
 * Takes a stylesheet; gives the selectors of `::before` and `::after` that have a size and an edge in the same
 * direction and no box sizing of their own, because the reset gives it to elements alone.
 */
export function unsizedPseudoElements(sheet: string): string[] {
  const rules = new Map<string, string>();
  for (const [, selectors = '', body = ''] of sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      if (!/::?(before|after)$/.test(selector)) continue;
      const declared = body.replaceAll(/\s*([:;])\s*/g, '$1').trim();
      rules.set(selector, `${rules.get(selector) ?? ''};${declared}`);
    }
  }
  return [...rules]
    .filter(([, body]) => !body.includes('box-sizing:'))
    .filter(([, body]) => directions.some(({ size, edge }) => size.test(body) && edge.test(body)))
    .map(([selector]) => selector);
}
