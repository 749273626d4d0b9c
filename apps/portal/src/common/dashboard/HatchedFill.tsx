import { vars } from '@temple-land/ui/theme';

const c = vars.colour;

/** The fills of a drawing, which differ in colour and in hatch. */
export const fills = [
  { colour: c.chart1, path: '' },
  { colour: c.chart2, path: 'M-2 2 2-2M0 8 8 0M6 10l4-4' },
  { colour: c.chart4, path: 'M0 4h8' },
  { colour: c.chart5, path: 'M4 0v8' },
  { colour: c.chart6, path: 'M0 0l8 8M0 8l8-8' },
  { colour: c.chart3, path: 'M0 4h8M4 0v8' },
] as const;

/** The steps of a scale, from little to much: denser hatches of one colour. */
export const steps = [
  { colour: c.sunken, path: '' },
  { colour: c.sunken, path: 'M0 8 8 0' },
  { colour: c.sunken, path: 'M-2 2 2-2M0 8 8 0M6 10l4-4M-2 6 6-2M2 10l8-8' },
  { colour: c.sunken, path: 'M-2 2 2-2M0 8 8 0M6 10l4-4M0 0l8 8M-2 6l4 4M6-2l4 4' },
  { colour: c.chart1, path: '' },
] as const;

/** The props of `HatchedFills`. */
export interface HatchedFillsProps {
  /** The prefix of the ids; a shape uses `url(#<id>-<index>)`. */
  id: string;
  of: readonly { colour: string; path: string }[];
  /** The colour of the hatch. */
  stroke: string;
}

/** Patterns for the `defs` of a drawing. */
export function HatchedFills({ id, of, stroke }: HatchedFillsProps) {
  return (
    <defs>
      {of.map(({ colour, path }, index) => (
        <pattern
          key={index}
          id={`${id}-${index}`}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
        >
          <rect width={8} height={8} fill={colour} />
          {path !== '' && <path d={path} stroke={stroke} strokeWidth={1.2} fill="none" />}
        </pattern>
      ))}
    </defs>
  );
}
