import { createSeededRandom } from '../../random.ts';
import type { RegisterRows } from '../buildRegister.ts';
import type { LandRows } from '../landRows.ts';
import { isFree, type HistoryScope, type LandHistory } from './history.ts';
import { addMerge, addSplit } from './pastDivisions.ts';
import { addKhatiyanEdit, addKisamEdits, addLeaseEdits, addOutlineEdits } from './pastEdits.ts';

/** The mouzas with a history: so many of each of the first districts. */
const mouzasByDistrict = [6, 2, 2];

/**
 * Returns the history of the sample: changes of kisam, tenancy, outline and satwa, splits and unions in some mouzas, which
 * lead to the land record as it is built. The same record and day give the same history.
 */
export function planHistory(land: LandRows, register: RegisterRows, now: Date): LandHistory {
  const history: LandHistory = { plots: land.plots, khatiyans: register.khatiyans, changes: [] };
  let lastId = land.plots.at(-1)?.id ?? 0;
  const nextId = () => (lastId += 1);
  const scope: HistoryScope = {
    random: createSeededRandom(5_113),
    now,
    history,
    used: new Set(),
    nextId,
  };
  const districtOf = new Map(land.tahasils.map(({ id, districtId }) => [id, districtId]));
  const chosen = mouzasByDistrict.flatMap((count, index) => {
    const districtId = land.districts[index]?.id;
    const own = land.mouzas.filter(({ tahasilId }) => districtOf.get(tahasilId) === districtId);
    // From all over the district.
    return Array.from({ length: count }, (_, at) => own[Math.floor((at * own.length) / count)]);
  });
  for (const mouza of chosen) {
    const plots = land.plots.filter(({ mouzaId }) => mouzaId === mouza?.id);
    if (plots.length === 0) continue;
    addSplit(scope, plots);
    addMerge(scope, plots);
    const rest = () => plots.filter((plot) => isFree(scope, plot));
    addKisamEdits(scope, rest());
    addOutlineEdits(scope, rest());
    addLeaseEdits(scope, plots, register.leases);
    addKhatiyanEdit(
      scope,
      register.khatiyans.filter(({ mouzaId }) => mouzaId === mouza?.id),
    );
  }
  history.changes.sort((one, other) => one.day.localeCompare(other.day));
  return history;
}
