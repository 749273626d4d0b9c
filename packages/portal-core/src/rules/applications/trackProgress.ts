import type { TrackActor } from '../../schemas/applications/track.ts';
import { openStatus } from './decisions.ts';

const actors: Readonly<Record<string, TrackActor>> = {
  QUERY: 'applicant',
  DEMAND: 'applicant',
  LOI: 'applicant',
  STAYED: 'court',
};

/** Returns who acts next on an application: nobody after the decision, otherwise the office unless it waits. */
export function findNextActor(status: string, state: string): TrackActor {
  return status === openStatus ? (actors[state] ?? 'office') : 'nobody';
}
