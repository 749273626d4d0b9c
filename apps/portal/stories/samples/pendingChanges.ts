// Long because it is sample data.
import type { Output } from '@temple-land/portal-core';

/** What all sample changes share. */
export const asked = {
  userId: 3,
  loginId: 'officer.puri',
  fullName: 'Anita Dash',
  roleName: '',
  importJobId: null,
  workflowType: null,
  reason: 'Transferred to the district office.',
  askedOn: '2026-11-25T05:00:00.000Z',
  expiresOn: '2026-12-02T05:00:00.000Z',
  decidedBy: null,
  decidedOn: null,
  remark: '',
} as const;

/** What the waiting changes without an account have in common: another administrator has asked for them. */
export const askedByAnother = {
  ...asked,
  state: 'waiting',
  userId: null,
  loginId: '',
  fullName: '',
  askedBy: 'second.admin',
  mayDecide: true,
  mayWithdraw: false,
} as const;

/** Changes of accounts: one to decide, one of the reader's own. */
export const waitingChanges = {
  status: 200,
  result: {
    rows: [
      {
        ...asked,
        id: 2,
        kind: 'account',
        state: 'waiting',
        fields: [
          { name: 'districtId', before: 'Puri', after: 'Khordha' },
          { name: 'roleId', before: 'Land officer', after: 'Officer without plot search' },
        ],
        askedBy: 'second.admin',
        mayDecide: true,
        mayWithdraw: false,
      },
      {
        ...asked,
        id: 1,
        kind: 'access',
        state: 'waiting',
        fields: [{ name: 'isBlocked', before: 'yes', after: 'no' }],
        reason: 'On long leave.',
        askedBy: 'admin',
        mayDecide: false,
        mayWithdraw: true,
      },
      {
        ...asked,
        id: 12,
        kind: 'ownName',
        state: 'waiting',
        userId: 7,
        loginId: '******0001',
        fullName: 'Sarojini Behera',
        documentId: 31,
        fields: [{ name: 'fullName', before: 'Sarojini Behera', after: 'Sarojini Mohanty' }],
        reason: 'Marriage',
        askedBy: 'Sarojini Behera',
        mayDecide: true,
        mayWithdraw: false,
      },
      {
        ...askedByAnother,
        id: 3,
        kind: 'stepRights',
        roleName: 'Registrar',
        fields: [
          { name: 'land.submitted.accept', before: '0', after: '1' },
          { name: 'land.scrutiny.close', before: '1', after: '0' },
        ],
        reason: 'The registry takes applications from January on.',
      },
      {
        ...askedByAnother,
        id: 4,
        kind: 'workflow',
        importJobId: null,
        workflowType: 2,
        fields: [
          { name: 'version', before: '1', after: '2' },
          { name: 'validFrom', before: '', after: '2027-01-01' },
          { name: 'stage.LEGAL', before: '1', after: '0' },
          { name: 'days.SCRUTINY', before: '7', after: '10' },
        ],
        reason: 'Two officers share the scrutiny of the district.',
      },
    ],
    total: 5,
  },
} satisfies Output<'pendingChangeList'>;

/** Decided changes of accounts. */
export const decidedChanges = {
  status: 200,
  result: {
    rows: waitingChanges.result.rows.map((change) => ({
      ...change,
      state: 'refused' as const,
      decidedBy: 'second.admin',
      decidedOn: '2026-11-25T09:00:00.000Z',
      remark: 'The order of the transfer is missing.',
      mayDecide: false,
      mayWithdraw: false,
    })),
    total: 4,
  },
} satisfies Output<'pendingChangeList'>;

/** A pending change of the record of rights of a khatiyan. */
export const khatiyanChange = {
  status: 200,
  result: {
    rows: [
      {
        ...askedByAnother,
        id: 9,
        kind: 'khatiyan',
        khatiyan: { id: 4, number: '38', mouza: 'Matitota' },
        fields: [
          { name: 'marfatdar', before: '', after: 'Mandira Parichalana Committee' },
          { name: 'rent', before: '120.5', after: '148' },
          { name: 'rorStatus', before: 'draft', after: 'final' },
          { name: 'publishedOn', before: '', after: '1988-03-12' },
          { name: 'effectiveOn', before: '', after: '1988-04-01' },
        ],
        reason: 'Record of rights of 12-03-1988',
        sourceFile: {
          documentId: 41,
          mediaType: 'application/pdf',
          bytes: 245_760,
          language: 'or',
        },
      },
    ],
    total: 1,
  },
} satisfies Output<'pendingChangeList'>;

/** A pending change of the entries of a plot. */
export const plotChange = {
  status: 200,
  result: {
    rows: [
      {
        ...askedByAnother,
        id: 10,
        kind: 'plot',
        plot: { id: 8, number: '123/1', mouza: 'Matitota' },
        fields: [
          { name: 'khatiyanId', before: '38', after: '41' },
          { name: 'kisam', before: 'Sarada-1', after: 'Sarada-2' },
          { name: 'area', before: '0.42', after: '0.4188' },
          { name: 'ring', before: '4', after: '6' },
          { name: 'effectiveOn', before: '', after: '2026-04-01' },
        ],
        reason: 'Order 14/2026 of the settlement officer',
      },
    ],
    total: 1,
  },
} satisfies Output<'pendingChangeList'>;

/** A draft of a notice that a second administrator is asked to publish. */
export const contentChange = {
  status: 200,
  result: {
    rows: [
      {
        ...askedByAnother,
        id: 21,
        kind: 'content',
        recordName: 'notification-12',
        fields: [
          { name: 'version', before: '2', after: '3' },
          {
            name: 'title',
            before: 'Camp at Nimapara',
            after: 'Camp at Nimapara, in the town hall',
          },
          { name: 'reviewOn', before: '', after: '2026-12-01' },
          { name: 'uploadDoc', before: '', after: 'hall-plan.pdf' },
        ],
        reason: 'The hall is free later',
      },
    ],
    total: 1,
  },
} satisfies Output<'pendingChangeList'>;
