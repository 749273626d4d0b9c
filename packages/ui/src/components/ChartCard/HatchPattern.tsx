/** The hatch of a surface, which identifies it without its colour. */
export type Hatch = 'plain' | 'diagonal' | 'dots' | 'cross' | 'horizontal' | 'vertical';

const paths: Record<Exclude<Hatch, 'plain' | 'dots'>, string> = {
  diagonal: 'M-2 2 2-2M0 8 8 0M6 10l4-4',
  cross: 'M0 0l8 8M0 8l8-8',
  horizontal: 'M0 4h8',
  vertical: 'M4 0v8',
};

/** The props of `HatchPattern`. */
export interface HatchPatternProps {
  id: string;
  hatch: Hatch;
  /** Fill colour, a token. */
  fill: string;
  /** Colour of the hatch, a token. */
  stroke: string;
}

function HatchLines({ hatch, stroke }: Pick<HatchPatternProps, 'hatch' | 'stroke'>) {
  if (hatch === 'plain') return null;
  if (hatch === 'dots') return <circle cx={4} cy={4} r={1.25} fill={stroke} fillOpacity={0.55} />;
  return (
    <path d={paths[hatch]} stroke={stroke} strokeWidth={1.1} strokeOpacity={0.4} fill="none" />
  );
}

/** A pattern for the `defs` of a drawing; a surface uses it as `url(#id)`. */
export function HatchPattern({ id, hatch, fill, stroke }: HatchPatternProps) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
      <rect width={8} height={8} fill={fill} />
      <HatchLines hatch={hatch} stroke={stroke} />
    </pattern>
  );
}
