import type { Output } from '@temple-land/portal-core';

type Result<Name extends 'factorList' | 'totpBegin' | 'totpAdd'> = Extract<
  Output<Name>,
  { result: unknown }
>['result'];

/** What an authenticator app needs. */
export const totpSetup: Result<'totpBegin'> = {
  key: 'JBSWY3DPEHPK3PXP',
  qrSize: 21,
  qrPath: 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7z',
};

/** Ten new recovery codes. */
export const recoveryCodes: Result<'totpAdd'> = {
  recoveryCodes: Array.from({ length: 10 }, (_, index) => `AB${index}C-DE${index}F-GH${index}J`),
};

/** No second factor, and a login that is too long ago to change it. */
export const unconfirmedFactors: Output<'factorList'> = {
  status: 200,
  result: { isRequired: false, isConfirmed: false, recoveryCodesLeft: 0, factors: [] },
};

/** One app and one passkey, with few recovery codes left. */
export const fewCodes: Output<'factorList'> = {
  status: 200,
  result: {
    isRequired: true,
    isConfirmed: true,
    recoveryCodesLeft: 2,
    factors: [
      {
        id: 1,
        kind: 'totp',
        name: 'Office phone',
        createdOn: '2026-10-02T05:00:00.000Z',
        usedOn: '2026-11-25T05:00:00.000Z',
      },
      {
        id: 2,
        kind: 'passkey',
        name: 'Laptop',
        createdOn: '2026-10-02T05:10:00.000Z',
        usedOn: null,
      },
    ],
  },
};
