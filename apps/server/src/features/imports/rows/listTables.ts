import { importFields, type ListEntity } from '@temple-land/portal-core';
import { columnsOf, type RegisterQuestion, type RegisterTable } from './registerTable.ts';

/** What differs between the lists of administrators. */
interface ListRule {
  table: string;
  /** The column by which the fault of a repeated record is shown. */
  key: string;
  /** What tells records apart, as SQL over a row or a record. */
  identity: (row: string) => string;
  questions?: readonly RegisterQuestion[];
  touched?: readonly string[];
  /** False where a change needs a reason that no file has: `questions` refuse rows that differ. */
  isChangeable?: boolean;
}

const placeNames = new Set(['district', 'tahasil', 'mouza']);

const listColumns = (list: ListEntity) =>
  columnsOf(Object.keys(importFields[list]).filter((field) => !placeNames.has(field)));

/** Returns the values of an export by field; moments as their time in India. */
const exportColumns = (list: ListEntity) =>
  Object.fromEntries(
    Object.entries(listColumns(list)).map(([field, column]) => [
      field,
      importFields[list][field]?.kind === 'moment'
        ? `to_char(t.${column} at time zone 'UTC' + interval '330 minutes', 'YYYY-MM-DD HH24:MI:SS')`
        : `t.${column}`,
    ]),
  );

/** Returns the table of a list; a record that is out of use is not changed by an import. */
function describeList(list: ListEntity, rule: ListRule): RegisterTable {
  const { table, key, identity, questions = [], isChangeable = true, touched = [] } = rule;
  const stage = `staged_${list}_list`;
  const columns = listColumns(list);
  const [keyField = key] = Object.entries(columns).find(([, column]) => column === key) ?? [];
  return {
    table,
    stage,
    level: 1,
    key,
    columns,
    hasOutline: false,
    named: [],
    found: [],
    constants: () => ({}),
    resolve: [],
    isSame: `${identity('t')} = ${identity('s')}`,
    identity: identity(stage),
    questions: [
      {
        field: keyField,
        kind: 'retired',
        query: `select s.source, s.row_no, s.${key}::text as text, null as detail
          from ${stage} s join ${table} t on t.id = s.id and not s.is_new where not t.is_active`,
      },
      ...questions,
    ],
    isChangeable,
    hasVersion: true,
    touched,
    exported: exportColumns(list),
    from: `${table} t where t.is_active`,
  };
}

const differs = (field: string, column: string): RegisterQuestion => ({
  field,
  kind: 'differs',
  query: `select s.source, s.row_no, s.${column}::text as text, null as detail
    from staged_tender_list s join tenders t on t.id = s.id and not s.is_new
    where s.${column} is distinct from t.${column} and s.${column} is not null`,
});

const tender = describeList('tender', {
  table: 'tenders',
  key: 'letter_no',
  identity: (row) => `lower(${row}.letter_no)`,
  // A published tender changes with a corrigendum only.
  isChangeable: false,
  questions: [
    {
      field: 'closeDate',
      kind: 'unfit',
      query: `select source, row_no, close_date::text as text, 'after ' || start_date as detail
        from staged_tender_list where close_date <= start_date`,
    },
    differs('title', 'title'),
    differs('titleOr', 'title_or'),
    differs('titleHi', 'title_hi'),
    differs('startDate', 'start_date'),
    differs('closeDate', 'close_date'),
  ],
});

const rateRow = (row: string) =>
  `(${row}.holding, coalesce(${row}.mouza_id, 0), lower(coalesce(${row}.kisam, '')), ${row}.effective_from)`;

const rate: RegisterTable = {
  ...describeList('rate', {
    table: 'rates',
    key: 'order_no',
    identity: rateRow,
    questions: [
      {
        field: 'kisam',
        kind: 'unknownRecord',
        query: `select source, row_no, kisam as text, null as detail from staged_rate_list s
          where kisam is not null and exists (select 1 from kisams)
            and not exists (select 1 from kisams k where k.name = s.kisam and k.is_active)
            and not exists (select 1 from staged_kisam_list k where k.name = s.kisam)`,
      },
    ],
  }),
  level: 4,
  found: ['mouza_id'],
  resolve: ['update staged_rate_list set mouza_id = place_3'],
  exported: {
    ...exportColumns('rate'),
    district: 'd.name_en',
    tahasil: 'h.name_en',
    mouza: 'm.name_en',
  },
  from: `rates t left join mouzas m on m.id = t.mouza_id left join tahasils h on h.id = m.tahasil_id
    left join districts d on d.id = h.district_id where t.is_active`,
};

const reviewed = 'reviewed_on = now()';

/** The tables of the lists that administrators maintain. */
export const listTables: Readonly<Record<ListEntity, RegisterTable>> = {
  tender,
  kisam: describeList('kisam', { table: 'kisams', key: 'name', identity: (row) => `${row}.name` }),
  satwa: describeList('satwa', { table: 'satwas', key: 'name', identity: (row) => `${row}.name` }),
  rate,
  contact: describeList('contact', {
    table: 'contacts',
    key: 'office',
    identity: (row) => `(lower(${row}.office), lower(${row}.designation))`,
    questions: [
      {
        field: 'phone',
        kind: 'needed',
        query: `select s.source, s.row_no, '' as text, null as detail
          from staged_contact_list s left join contacts t on t.id = s.id
          where coalesce(s.phone, t.phone, '') = '' and coalesce(s.email, t.email, '') = ''`,
      },
    ],
    touched: [reviewed],
  }),
  faq: describeList('faq', {
    table: 'faqs',
    key: 'question',
    identity: (row) => `lower(${row}.question)`,
    touched: [
      reviewed,
      ...['useful_yes', 'useful_no'].map(
        (column) =>
          `${column} = case when coalesce(s.answer, t.answer) = t.answer then t.${column} else 0 end`,
      ),
    ],
  }),
  holiday: describeList('holiday', {
    table: 'holidays',
    key: 'day',
    identity: (row) => `${row}.day`,
  }),
};
