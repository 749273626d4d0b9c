import * as v from 'valibot';
import { noSpecialCharacters } from '../../validators/values/characters.ts';
import { messageKey } from '../../validators/message.ts';
import { OptionalEmail, ProfileName } from '../../validators/values/person.ts';
import { GeneralMobile, NoSpaces } from '../../validators/values/shared.ts';
import { isMasked } from '../../validators/values/maskedContact.ts';
import { UserType } from '../account/account.ts';
import { Id } from '../common.ts';
import * as field from '../admin/fields.ts';
import type { AdminList } from './adminList.ts';
import { listLinks } from './listLinks.ts';

/** A User ID that an administrator gives: a space in it has its own words (spec 5, Shared validator rules). */
const loginId = v.pipe(
  v.string(messageKey('admin.invalid')),
  v.trim(),
  NoSpaces,
  v.regex(/^[a-z0-9][a-z0-9._-]{2,29}$/, messageKey('admin.invalid')),
);

/**
 * A value as it is, or the masked one that administrators see, which leaves the stored value.
 */
const orMasked = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.lazy((input): v.GenericSchema<string, string> =>
    typeof input === 'string' && isMasked(input) ? v.string() : schema,
  );

const roleName = v.pipe(field.line(60).schema, noSpecialCharacters('admin.invalid'));
const userType = { label: 'admin:field.userType', ...field.choice(UserType.options) } as const;

/** The lists of who uses the portal. */
export const peopleLists = {
  user: {
    ...listLinks.user,
    recordLabel: 'admin:user.one',
    columns: ['fullName', 'loginId', 'userType', 'roleId', 'mobile'],
    fields: {
      loginId: { label: 'admin:field.loginId', ...field.ruled(orMasked(loginId)) },
      fullName: { label: 'admin:field.fullName', ...field.ruled(ProfileName) },
      designation: { label: 'admin:field.designation', ...field.optionalLine(80) },
      userType,
      roleId: {
        label: 'admin:role.one',
        ...field.whole(0, 2 ** 31 - 1),
        kind: 'reference',
        refersTo: 'role',
      },
      mobile: { label: 'admin:field.mobile', ...field.ruled(orMasked(GeneralMobile)) },
      email: { label: 'admin:field.email', ...field.ruled(orMasked(OptionalEmail), false) },
      districtId: { label: 'admin:district.one', ...field.optionalReference('district') },
      tahasilId: { label: 'admin:tahasil.one', ...field.optionalReference('tahasil') },
      /** Why the account changes; needed where a second administrator approves. */
      reason: { label: 'admin:field.reason', ...field.optionalMultiline(500) },
    },
  },
  role: {
    ...listLinks.role,
    recordLabel: 'admin:role.one',
    columns: ['roleName', 'userType'],
    fields: {
      roleName: { label: 'admin:field.roleName', ...field.ruled(roleName) },
      roleNameOr: { label: 'admin:field.nameOr', ...field.optionalLine(60) },
      roleNameHi: { label: 'admin:field.nameHi', ...field.optionalLine(60) },
      userType,
      /** Whether officers of the role may learn who reported an illegitimate use. */
      reporterAccess: {
        label: 'admin:field.reporterAccess',
        ...field.choiceOrFirst(['hidden', 'withReason']),
      },
      menuIds: { label: 'admin:field.menuIds', ...field.list(Id, 200) },
    },
  },
} as const satisfies Readonly<Record<string, AdminList>>;
