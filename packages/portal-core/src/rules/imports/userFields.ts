import * as v from 'valibot';
import { OptionalEmail, ProfileName } from '../../validators/values/person.ts';
import { GeneralMobile } from '../../validators/values/shared.ts';
import { isLoginNameAllowed } from '../account/loginName.ts';
import { reference, required, shaped, split, text, type ImportFields } from './fieldMakers.ts';
import { districtAliases, tahasilAliases } from './landFields.ts';

const loginName = /^[a-z0-9][a-z0-9._-]{2,29}$/;

const fullName = shaped(
  text(49, 'fullname', 'name', 'nameenglish', 'ନାମ'),
  (value) => v.is(ProfileName, value),
  'three to 49 letters',
);
/** A mobile number. */
export const mobileField = shaped(
  text(10, ...split('mobile mobileno mobilenumber phone phoneno contactno ମୋବାଇଲ ମୋବାଇଲନମ୍ବର')),
  (value) => v.is(GeneralMobile, value),
  'ten digits from 6, 7, 8 or 9',
);
const email = shaped(
  text(100, 'email', 'emailid', 'emailaddress'),
  (value) => v.is(OptionalEmail, value),
  'an e-mail address',
);

/** The fields of the accounts of officers and citizens. */
export const userFields = {
  officer: {
    loginId: required(
      shaped(
        text(30, 'loginid', 'login', 'userid', 'username', 'loginname'),
        (value) => loginName.test(value) && isLoginNameAllowed(value, 'O'),
        'three to 30 small letters and digits, with a letter',
      ),
    ),
    fullName: required(fullName),
    designation: text(80, 'designation', 'post', 'ପଦବୀ'),
    role: required(text(60, 'role', 'rolename')),
    district: reference(...districtAliases, 'districtcode'),
    tahasil: reference(...tahasilAliases),
    mobile: required(mobileField),
    email,
  },
  citizen: { fullName: required(fullName), mobile: required(mobileField), email },
} as const satisfies Readonly<Record<string, ImportFields>>;
