import type { EntityName } from '@temple-land/portal-core';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatDate, formatRupees } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/textKey.ts';
import { adminLists } from './adminLists.ts';
import { findChoiceLabel } from './recordLabels.ts';
import { splitChoices } from './recordValues.ts';

/** Returns the beginning of a day in Indian time. */
export const toIndianMidnight = (day: string): string => `${day}T00:00:00+05:30`;

/** Returns the value of a field in a history or a pending change as its reader knows it. */
export function formatFieldValue(
  entity: EntityName,
  name: string,
  value: string,
  t: Translate<'admin'>,
): string {
  const kind = adminLists[entity].fields[name]?.kind;
  if (value === '') return t('changes.none');
  const toLabel = (choice: string) => {
    const word = findChoiceLabel(choice);
    return word === undefined ? choice : t(word);
  };
  switch (kind) {
    case 'choice':
      return toLabel(value);
    case 'choices':
      return splitChoices(value).map(toLabel).join(', ');
    case 'rupees':
      return `₹ ${formatRupees(Number(value))}`;
    case 'moment':
      return formatDateTime(value);
    case 'day':
      return formatDate(toIndianMidnight(value));
    case 'ring':
      return t('history.corners', { count: Number(value) });
    default:
      return value;
  }
}
