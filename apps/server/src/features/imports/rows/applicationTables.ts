import { toStored } from '../../../db/schema/encrypted.ts';
import type { RegisterTable } from './registerTable.ts';
import {
  ask,
  buildQuestions,
  buildSource,
  firstStep,
  noon,
  resolveRunning,
  runningColumns,
  runningExports,
  runningTable,
} from './runningTable.ts';

const landStage = 'staged_land_applications';

const landApplication: RegisterTable = {
  ...runningTable(landStage, 2),
  columns: { ...runningColumns, applicationKind: 'application_kind' },
  named: ['applicantMobile', 'applicantLogin', 'filedOn', 'stageSince'],
  computed: (values) => ({
    created_on: noon(values['filedOn']),
    state_since: noon(values['stageSince']),
    in_applicantLogin: toStored('users.login_id', String(values['applicantMobile'] ?? '')),
  }),
  constants: () => ({
    type: '2',
    holding: `case s.application_kind when 'purchase' then 'purchase' when 'lease' then 'lease'
      when 'renewal' then 'lease' else '' end`,
  }),
  resolve: [
    `update ${landStage} s set applicant_id = u.id from users u where u.user_type = 'CI'
       and split_part(u.login_id, '.', 3) = split_part(s."in_applicantLogin", '.', 3)`,
    ...resolveRunning(landStage, 2),
  ],
  questions: [
    ...buildQuestions(landStage, 2, 'applicantMobile', 's."in_applicantMobile"'),
    ask(
      landStage,
      ['plot', 'taken'],
      {
        where: `exists (
          select 1 from applications t where t.applicant_id = s.applicant_id
            and t.plot_code = s.plot_code and t.status = 'P' and t.type = 2
          union all select 1 from ${landStage} o where o.applicant_id = s.applicant_id
            and o.plot_code = s.plot_code and o.is_new and o.number < s.number)`,
      },
      ['s.in_plot', "'the applicant has an open application for it'"],
    ),
  ],
  details: [firstStep],
  encrypted: { applicantMobile: 'users.login_id' },
  exported: {
    ...runningExports,
    applicantMobile: 'u.login_id',
    applicationKind: 't.application_kind',
  },
  from: `${buildSource(2)} and u.mobile <> ''`,
};

const caseStage = 'staged_court_cases';

const courtCase: RegisterTable = {
  ...runningTable(caseStage, 3),
  columns: runningColumns,
  named: ['filedBy', 'caseNo', 'section', 'respondent', 'filedOn', 'stageSince'],
  computed: (values) => ({
    created_on: noon(values['filedOn']),
    state_since: noon(values['stageSince']),
  }),
  constants: () => ({ type: '3' }),
  resolve: [
    `update ${caseStage} s set applicant_id = u.id from users u
     where u.login_id = s."in_filedBy" and u.user_type in ('O', 'T')`,
    ...resolveRunning(caseStage, 3),
  ],
  questions: buildQuestions(caseStage, 3, 'filedBy', 's."in_filedBy"'),
  details: [
    firstStep,
    {
      entity: 'caseDetail',
      table: 'cases',
      id: 'application_id',
      columns: {
        application_id: 's.id',
        section: 's.in_section',
        case_no: `coalesce(s."in_caseNo", '')`,
        court: `'Tahasil court, ' || (select name_en from tahasils h where h.id = s.tahasil_id)`,
      },
    },
    {
      entity: 'caseParty',
      table: 'case_parties',
      id: 'id',
      columns: {
        application_id: 's.id',
        kind: "'respondent'",
        name: 's.in_respondent',
        address: "''",
        added_by: 's.applicant_id',
        added_on: 's.created_on',
      },
    },
  ],
  encrypted: { filedBy: 'users.login_id' },
  exported: {
    ...runningExports,
    filedBy: 'u.login_id',
    caseNo: 'c.case_no',
    section: 'c.section',
    respondent: `(select name from case_parties y where y.application_id = t.id
      and y.kind = 'respondent' order by y.id limit 1)`,
  },
  from: buildSource(3, 'join cases c on c.application_id = t.id'),
};

/** How running land applications and cases before the tahasil court are imported. */
export const applicationTables = { courtCase, landApplication } as const;
