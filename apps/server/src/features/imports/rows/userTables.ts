import type { CellValue } from '@temple-land/portal-core';
import { citizenRole } from '../../../db/accounts/citizenRole.ts';
import { toStored } from '../../../db/schema/encrypted.ts';
import type { RegisterTable } from './registerTable.ts';

const encrypted = { mobile: 'users.mobile', email: 'users.email' } as const;

const lookupOf = (column: string) => `split_part(${column}, '.', 3)`;

type Values = Readonly<Record<string, CellValue>>;

const encryptContacts = ({ mobile, email }: Values) => ({
  mobile: toStored('users.mobile', String(mobile ?? '')),
  email: toStored('users.email', String(email ?? '')),
});

/** What is in all added accounts: nobody knows a password, so that the owner sets one by a code to the mobile number. */
const newAccount = { password_hash: "''", is_first_login: '1', created_on: 'now()' };

/** Rows whose mobile number or e-mail address is in an earlier row. */
const repeated = (stage: string, column: string) => ({
  field: column,
  kind: 'duplicate' as const,
  query: `select source, row_no, in_${column} as text, 'row ' || first_row as detail from (
      select source, row_no, in_${column}, first_value(row_no) over same as first_row,
        row_number() over same as position
      from ${stage} where ${column} <> ''
      window same as (partition by ${lookupOf(column)} order by source, row_no)
    ) s where position > 1`,
});

/** Rows whose mobile number or e-mail address another account has. */
const taken = (stage: string, column: string, others = 'users') => ({
  field: column,
  kind: 'taken' as const,
  query: `select s.source, s.row_no, s.in_${column} as text, null as detail
    from ${stage} s join (select id, mobile, email from ${others}) t
      on ${lookupOf(`t.${column}`)} = ${lookupOf(`s.${column}`)}
    where s.${column} <> '' and (s.is_new or t.id <> s.id)`,
});

/** Rows of an account that is there with other values: accounts are changed one by one, with a second administrator. */
const differs = (
  stage: string,
  field: string,
  { row, stored, text = row }: { row: string; stored: string; text?: string },
) => ({
  field,
  kind: 'differs' as const,
  query: `select s.source, s.row_no, ${text} as text, null as detail
    from ${stage} s join users t on t.id = s.id and not s.is_new and not t.is_guest
    where ${row} is not null and ${row} is distinct from ${stored}`,
});

const officers = 'staged_officers';

const officer: RegisterTable = {
  table: 'users',
  stage: officers,
  level: 3,
  key: 'login_id',
  columns: { loginId: 'login_id', fullName: 'full_name', designation: 'designation' },
  hasOutline: false,
  named: ['role', 'mobile', 'email'],
  computed: encryptContacts,
  found: ['role_id', 'role_type', 'user_type', 'district_id', 'tahasil_id', 'mobile', 'email'],
  // Rights need a second administrator: accounts of a command are blocked until one is asked to unblock them.
  constants: ({ isCommand }) => ({ ...newAccount, is_blocked: isCommand ? '1' : '0' }),
  resolve: [
    `update ${officers} s set role_id = r.id, role_type = r.role_name, user_type = r.user_type
     from roles r where r.is_active and r.user_type in ('C', 'O', 'T')
       and lower(s.in_role) in (lower(r.role_name), lower(r.role_name_or), lower(r.role_name_hi))`,
    `update ${officers} set district_id = place_1, tahasil_id = place_2`,
  ],
  isSame: 't.login_id = s.login_id',
  identity: 'login_id',
  questions: [
    {
      field: 'role',
      kind: 'unknownRecord',
      query: `select source, row_no, in_role as text, null as detail from ${officers}
        where in_role is not null and role_id is null`,
    },
    {
      field: 'tahasil',
      kind: 'needed',
      query: `select source, row_no, '' as text, role_type as detail from ${officers}
        where user_type = 'T' and in_tahasil is null`,
    },
    repeated(officers, 'mobile'),
    repeated(officers, 'email'),
    taken(officers, 'mobile'),
    taken(officers, 'email'),
    differs(officers, 'fullName', { row: 's.full_name', stored: 't.full_name' }),
    differs(officers, 'designation', { row: 's.designation', stored: 't.designation' }),
    differs(officers, 'role', { row: 's.role_id', stored: 't.role_id', text: 's.in_role' }),
    differs(officers, 'district', {
      row: 's.district_id',
      stored: 't.district_id',
      text: 's.in_district',
    }),
    differs(officers, 'tahasil', {
      row: 's.tahasil_id',
      stored: 't.tahasil_id',
      text: 's.in_tahasil',
    }),
    differs(officers, 'mobile', {
      row: lookupOf('s.mobile'),
      stored: lookupOf('t.mobile'),
      text: 's.in_mobile',
    }),
  ],
  isChangeable: false,
  hasVersion: true,
  encrypted,
  exported: {
    loginId: 't.login_id',
    fullName: 't.full_name',
    designation: 't.designation',
    role: 'r.role_name',
    district: 'd.name_en',
    tahasil: 'h.name_en',
    mobile: 't.mobile',
    email: 't.email',
  },
  from: `users t join roles r on r.id = t.role_id
    left join districts d on d.id = t.district_id left join tahasils h on h.id = t.tahasil_id
    where t.user_type in ('C', 'O', 'T') and t.is_blocked = 0`,
};

const citizens = 'staged_citizens';

const citizen: RegisterTable = {
  table: 'users',
  stage: citizens,
  level: 1,
  key: 'in_mobile',
  columns: { fullName: 'full_name' },
  hasOutline: false,
  named: ['mobile', 'email'],
  computed: (values) => ({
    ...encryptContacts(values),
    login_id: toStored('users.login_id', String(values['mobile'] ?? '')),
  }),
  found: ['login_id', 'mobile', 'email'],
  constants: () => ({
    ...newAccount,
    user_type: "'CI'",
    role_id: String(citizenRole),
    role_type: `(select role_name from roles where id = ${citizenRole})`,
  }),
  resolve: [],
  isSame: `t.user_type = 'CI' and ${lookupOf('t.login_id')} = ${lookupOf('s.login_id')}`,
  identity: 'in_mobile',
  questions: [
    repeated(citizens, 'email'),
    taken(citizens, 'mobile', `users union all select 0, mobile, email from ${officers}`),
    taken(citizens, 'email', `users union all select 0, mobile, email from ${officers}`),
    differs(citizens, 'fullName', { row: 's.full_name', stored: 't.full_name' }),
  ],
  isChangeable: false,
  hasVersion: true,
  encrypted,
  exported: { fullName: 't.full_name', mobile: 't.mobile', email: 't.email' },
  from: `users t where t.user_type = 'CI' and t.is_blocked = 0 and not t.is_guest and t.mobile <> ''`,
};

/** How accounts are imported: they are added, and never changed. */
export const userTables = { officer, citizen } as const;
