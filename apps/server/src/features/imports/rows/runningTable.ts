import type { CellValue, ImportFaultKind } from '@temple-land/portal-core';
import type { RegisterQuestion } from './registerTable.ts';

/** The plots with the new ones of the same import, with their codes and the numbers of their khatiyans. */
const codedPlots = `(select p.id, p.code, p.area, k.number as khata
    from plots p join khatiyans k on k.id = p.khatiyan_id
  union all select id, place_3 || '-' || number, area, in_khatiyan from staged_plots where is_new)`;

/** Returns noon in India of a day. */
export const noon = (day: CellValue | undefined) =>
  day === null || day === undefined ? null : `${day}T12:00:00+05:30`;

const isOfficerOfPlace = `u.is_blocked = 0 and (
  (u.user_type = 'T' and u.tahasil_id = s.tahasil_id)
  or (u.user_type = 'O' and (u.district_id is null or u.district_id = s.district_id)))`;

/** Statements that find what a running application needs: its land, its version of the workflow and when it is due. */
export const resolveRunning = (stage: string, type: number) => [
  `update ${stage} s set district_id = place_1, tahasil_id = place_2, mouza_id = place_3`,
  `update ${stage} s set plot_code = p.code, khata_no = p.khata from ${codedPlots} p where p.id = s.place_5`,
  `update ${stage} s set workflow_version = (select max(version) from workflow_versions v
    where v.type = ${type} and (v.version = 1 or v.valid_from <= s.created_on))`,
  `update ${stage} s set status = v.definition->'states'->s.state->>'wire',
     due_on = s.state_since + (v.definition->'states'->s.state->>'days')::int * interval '1 day'
   from workflow_versions v where v.type = ${type} and v.version = s.workflow_version`,
  `update ${stage} s set due_on = (select min(d)
     from generate_series(s.due_on, s.due_on + interval '60 days', interval '1 day') d
     where not exists (select 1 from holidays h where h.is_active
       and h.day = (d at time zone 'UTC' + interval '330 minutes')::date)) where due_on is not null`,
];

/** A question about new applications, which has a join or a condition of its own. */
export const ask = (
  stage: string,
  [field, kind]: [string, ImportFaultKind],
  { joins = '', where, after = '' }: { joins?: string; where: string; after?: string },
  [text, detail]: [string, string],
): RegisterQuestion => ({
  field,
  kind,
  query: `select s.source, s.row_no, ${text} as text, ${detail} as detail
    from ${stage} s ${joins} where s.is_new and ${where} ${after}`,
});

/** Questions about all running applications. */
export const buildQuestions = (
  stage: string,
  type: number,
  applicantField: string,
  applicant: string,
) => [
  ask(
    stage,
    ['applicationNo', 'unfit'],
    {
      joins: 'join districts d on d.id = s.district_id',
      where: `split_part(s.number, '/', 3) <> d.code`,
    },
    ['s.number', 'd.code'],
  ),
  ask(
    stage,
    [applicantField, 'unknownRecord'],
    { where: `${applicant} is not null and s.applicant_id is null` },
    [applicant, 'null'],
  ),
  ask(
    stage,
    ['stage', 'unfit'],
    {
      where: `s.state is not null and s.workflow_version is not null
        and s.status is distinct from 'P'`,
    },
    ['s.state', `'version ' || s.workflow_version || ' of the workflow'`],
  ),
  ask(
    stage,
    ['stage', 'nobody'],
    {
      joins: `join workflow_versions v on v.type = ${type} and v.version = s.workflow_version
        cross join lateral jsonb_array_elements(v.definition->'states'->s.state->'actions') a`,
      where: `s.status = 'P'`,
      after: `group by s.source, s.row_no, s.state, s.district_id, s.tahasil_id
        having bool_or(a->>'right' is not null) and not exists (
          select 1 from users u join role_rights r on r.role_id = u.role_id
          where ${isOfficerOfPlace} and r.step_right = any (array_agg(a->>'right')))`,
    },
    ['s.state', 'null'],
  ),
  ask(
    stage,
    ['stageSince', 'unfit'],
    { where: `(s.state_since < s.created_on or s.state_since > now() + interval '1 day')` },
    ['s."in_stageSince"', `'not before ' || s."in_filedOn"`],
  ),
  ask(
    stage,
    ['area', 'unfit'],
    {
      joins: `join ${codedPlots} p on p.id = s.place_5`,
      where: 's.area > p.area + 0.0001',
    },
    ['s.area::text', `'the plot has ' || p.area`],
  ),
];

/** Raises the last number of each sequence, so that no new application gets the number of an imported one. */
const raiseSequences = (stage: string, type: number) =>
  `insert into sequences (type, district, year, last)
   select ${type}, split_part(number, '/', 3), split_part(number, '/', 2)::int,
     max(split_part(number, '/', 4)::int) from ${stage} where is_new group by 2, 3
   on conflict (type, district, year) do update set last = greatest(sequences.last, excluded.last)`;

/** The step with which the history of an imported application begins, at the stage in which it came. */
export const firstStep = {
  entity: 'applicationStep',
  table: 'application_steps',
  id: 'id',
  columns: {
    application_id: 's.id',
    at: 's.created_on',
    by_name: '(select full_name from users u where u.id = s.applicant_id)',
    by_user_id: 's.applicant_id',
    action: "'submit'",
    state: 's.state',
    status: "'P'",
    remark: "''",
  },
} as const;

const found = [
  'applicant_id',
  'district_id',
  'tahasil_id',
  'mouza_id',
  'khata_no',
  'plot_code',
  'status',
  'workflow_version',
  'state_since',
  'due_on',
  'created_on',
];

const day = (column: string) =>
  `to_char(${column} at time zone 'UTC' + interval '330 minutes', 'YYYY-MM-DD')`;

/** Returns what an export of running applications selects from. */
export const buildSource = (type: number, joins = '') =>
  `applications t join users u on u.id = t.applicant_id join plots p on p.code = t.plot_code
   join khatiyans k on k.id = p.khatiyan_id join mouzas m on m.id = p.mouza_id
   join tahasils h on h.id = m.tahasil_id join districts d on d.id = h.district_id ${joins}
   where t.type = ${type} and t.status = 'P' and t.plot_code <> ''`;

/** The values of an export that all running applications have. */
export const runningExports = {
  applicationNo: 't.number',
  district: 'd.name_en',
  tahasil: 'h.name_en',
  mouza: 'm.name_en',
  khatiyan: 'k.number',
  plot: 'p.number',
  area: 't.area',
  purpose: 't.purpose',
  filedOn: day('t.created_on'),
  stage: 't.state',
  stageSince: day('t.state_since'),
};

/** The columns that all running applications have. */
export const runningColumns = {
  applicationNo: 'number',
  area: 'area',
  purpose: 'purpose',
  stage: 'state',
};

/** What land applications and cases have in common: they are added at their stage, and never changed. */
export const runningTable = (stage: string, type: number) => ({
  table: 'applications',
  stage,
  level: 6,
  key: 'number',
  hasOutline: false,
  found,
  isSame: 't.number = s.number',
  identity: 'number',
  isChangeable: false,
  hasVersion: true,
  written: [raiseSequences(stage, type)],
});
