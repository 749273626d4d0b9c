import * as field from '../admin/fields.ts';
import type { AdminList } from './adminList.ts';
import { listLinks } from './listLinks.ts';

/** The kinds of cases, each with a workflow of its own, that a reason can be used for. */
const kinds = ['report', 'land', 'case', 'quarry'] as const;

/** The lists that casework chooses from. */
export const workLists = {
  reason: {
    ...listLinks.reason,
    recordLabel: 'admin:reason.one',
    columns: ['nameEn', 'nameOr', 'usedFor', 'place'],
    fields: {
      place: { label: 'admin:field.place', ...field.whole(0, 9999) },
      nameEn: { label: 'admin:field.nameEn', ...field.line(120) },
      nameOr: { label: 'admin:field.nameOr', ...field.line(120) },
      nameHi: { label: 'admin:field.nameHi', ...field.optionalLine(120) },
      usedFor: { label: 'admin:field.usedFor', ...field.choices(kinds) },
    },
  },
} as const satisfies Readonly<Record<string, AdminList>>;
