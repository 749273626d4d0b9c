import type { Input } from '@temple-land/portal-core';
import { createUser } from '../../apps/server/src/features/account/account.repository.ts';
import { newKey, type Place } from './landApplication.ts';
import type { SignedInUser, TestApp } from './makeApp.ts';
import { files } from './sampleFiles.ts';

/** A person who reports an illegitimate use; the name is in Odia to test its text in documents. */
export const reporter = {
  fullName: 'ଜାନକୀ ପରୀକ୍ଷକ',
  mobile: '9123406785',
  email: 'janaki.reporter@example.org',
  fileName: 'ଜାନକୀ ପରୀକ୍ଷକ 9123406785.pdf',
} as const;

/** Creates the reporter's account and signs in. */
export async function signInReporter(service: TestApp): Promise<SignedInUser> {
  const { fullName, mobile, email } = reporter;
  await createUser(service.deps.db, {
    loginId: mobile,
    userType: 'CI',
    roleId: 5,
    passwordHash: '',
    createdOn: service.clock.now(),
    fullName,
    mobile,
    email,
  });
  return service.signIn(mobile);
}

/** Reports an illegitimate use with a file that contains the reporter's name; returns id and number of the report. */
export async function reportFrom(
  service: TestApp,
  who: SignedInUser,
  place: Place,
  changes: Partial<Input<'grievanceSave'>> = {},
) {
  const upload = { fileName: reporter.fileName, bytes: files.pdf };
  const { tempId } = await service.result('saveFileToTemp', upload, who.token);
  const { districtCode, tahasilCode, villageCode, khataNo, plotCode } = place;
  const form = {
    districtCode,
    tahasilCode,
    villageCode,
    khataNo,
    plotCode,
    description: 'A wall on the bank of the tank',
    kind: 'fence' as const,
    startedOn: '',
    isOngoing: true,
    isDangerous: false,
    landmark: 'Behind the school',
    startedBefore: false,
    hidesName: true,
    contactBy: 'notice' as const,
    documents: [tempId],
    idempotencyKey: newKey(),
    ...changes,
  };
  const { tokenNo } = await service.result('grievanceSave', form, who.token);
  const page = { createdBy: who.userId, pageNumber: 1, pageSize: 100 };
  const { rows } = await service.result('appliedLand', page, who.token);
  const made = rows.find(({ applicationNo }) => applicationNo === tokenNo);
  return { applicationId: made?.applicationId ?? 0, applicationNo: tokenNo };
}
