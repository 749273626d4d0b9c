import type { PendingChange } from '@temple-land/portal-core';
import { MatterTable } from '../matters/MatterTable.tsx';

/** The props of `ChangeMatters`. */
export interface ChangeMattersProps {
  change: PendingChange;
  /** The name of what changes. */
  name: string;
}

/** What is open about the plots that a waiting change divides or takes out of use. */
export function ChangeMatters({ change, name }: ChangeMattersProps) {
  const { kind, state, division, plot, khatiyan } = change;
  if (state !== 'waiting') return null;
  if (kind === 'khatiyanRetirement' && khatiyan)
    return <MatterTable entity="khatian" ids={[khatiyan.id]} name={name} />;
  if (kind === 'plotRetirement' && plot)
    return <MatterTable entity="plot" ids={[plot.id]} name={name} />;
  if (!division) return null;
  return <MatterTable entity="plot" ids={division.before.map(({ id }) => id)} name={name} />;
}
