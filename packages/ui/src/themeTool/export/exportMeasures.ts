import { deviceFonts, durations, fixedMeasures, measures } from '../../theme/measures.ts';
import { toCubicBezier, toDimension, toDuration, toFontFamily } from './tokenValues.ts';

type LookUp = (variable: string) => string | undefined;
type ToValue = (css: string) => unknown;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (part) => `-${part.toLowerCase()}`);

/** Returns a group of tokens, without the values that the format cannot express. */
function exportGroup(
  $type: string,
  prefix: string,
  values: Readonly<Record<string, string>>,
  toValue: ToValue,
  lookUp: LookUp,
) {
  const tokens = Object.entries(values).flatMap(([key, css]) => {
    const name = kebab(key);
    const $value = toValue(lookUp(`--tl-${prefix}-${name}`) ?? css);
    return $value === undefined ? [] : [[name, { $value }] as const];
  });
  return { $type, ...Object.fromEntries(tokens) };
}

/** Returns the tokens that both themes share; `lookUp` returns what a department sets instead of a value of the kit. */
export function exportMeasures(lookUp: LookUp): Record<string, object> {
  const dimensions = (prefix: string, values: Readonly<Record<string, string>>) =>
    exportGroup('dimension', prefix, values, toDimension, lookUp);
  const fonts = { text: deviceFonts, display: deviceFonts };
  return {
    font: exportGroup('fontFamily', 'font', fonts, toFontFamily, lookUp),
    text: dimensions('text', fixedMeasures.text),
    space: dimensions('space', fixedMeasures.space),
    radius: dimensions('radius', measures.radius),
    size: dimensions('size', { ...measures.size, ...fixedMeasures.size }),
    border: dimensions('border', { ...measures.border, ...fixedMeasures.border }),
    duration: exportGroup('duration', 'motion', durations, toDuration, lookUp),
    easing: exportGroup('cubicBezier', 'motion', fixedMeasures.motion, toCubicBezier, lookUp),
  };
}
