import {
  entities,
  isAccountChange,
  maskContacts,
  maskLogin,
  officeFields,
  stepRights,
  workflows,
  type PendingChange,
} from '@temple-land/portal-core';
import { countCorners } from '../../approvals/plotChange.ts';
import { revisionField } from '../../approvals/pageChange.ts';
import { workField } from '../../approvals/plotDivision.ts';
import type { ListedChange, RecordNames } from './changes.repository.ts';

// The database does not keep the order of the keys of a stored object.
const fieldOrder: readonly string[] = [
  ...Object.keys(entities.user.fields),
  ...Object.keys(entities.khatian.fields),
  ...stepRights.map(({ right }) => right),
  ...officeFields,
  'version',
  'title',
  'reviewOn',
  'uploadDoc',
  'validFrom',
  ...Object.values(workflows).flatMap(({ states }) =>
    Object.keys(states).flatMap((state) => [`stage.${state}`, `days.${state}`]),
  ),
];

/** The field of a changed name with the id of its proof. */
export const proofField = 'documentId';

const plotFieldOrder: readonly string[] = Object.keys(entities.plot.fields);

const retirementFieldOrder: readonly string[] = ['cause', 'reason', 'effectiveOn'];

/** Returns the fields of a change in the order of their form, in words, and masked where they name a person. */
export function listChangedFields(
  { change }: ListedChange,
  names: RecordNames,
): PendingChange['fields'] {
  const words = (name: string, value: string | number | null | undefined) =>
    name === 'ring'
      ? countCorners(value)
      : value === null || value === undefined
        ? ''
        : (names.get(`${name} ${value}`) ?? String(value));
  const mask = (name: string, text: string) => {
    if (!isAccountChange(change.kind)) return text;
    return name === 'loginId' ? maskLogin(text) : maskContacts(text);
  };
  const order =
    'cause' in change.after
      ? retirementFieldOrder
      : change.kind === 'plot'
        ? plotFieldOrder
        : fieldOrder;
  return Object.entries(change.after)
    .filter(([name]) => ![workField, proofField, revisionField].includes(name))
    .toSorted(([first], [second]) => order.indexOf(first) - order.indexOf(second))
    .map(([name, after]) => ({
      name,
      before: mask(name, words(name, change.before[name])),
      after: mask(name, words(name, after)),
    }));
}
