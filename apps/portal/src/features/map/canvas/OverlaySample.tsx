import { vars } from '@temple-land/ui/theme';
import { PatternSample } from './PatternSample.tsx';
import type { OverlayLayer } from './overlayLayers.ts';

const drawings: Readonly<Record<OverlayLayer, string>> = {
  quarries: 'M8 3.5a4.5 4.5 0 1 0 .01 0',
  leases: 'M1.25 0v16M9.25 0v16',
  cases: 'M0 0l16 16M-8 8l16 16M8-8l16 16',
};

/** The sample of an overlay's hatch, shown beside its name in the legend. */
export function OverlaySample({ layer }: { layer: OverlayLayer }) {
  const { mapStroke, mapGround } = vars.colour;
  return (
    <PatternSample tile={{ width: 16, height: 16 }}>
      <rect width={16} height={16} fill={mapGround} />
      <path d={drawings[layer]} stroke={mapStroke} strokeWidth={2} fill="none" />
    </PatternSample>
  );
}
