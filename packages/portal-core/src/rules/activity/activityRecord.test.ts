import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { activityActions, ActivityRecord } from '../../schemas/account/activity.ts';
import { buildActivityRecord, listChangedFields, toRecordedPath } from './activityRecord.ts';

const actor = { userRoleId: '5', userId: '7', sessionDigest: '0123456789abcdef', fullName: 'Asha' };
const activity = {
  path: '/tender-docs/x',
  ip: '192.0.2.1',
  browserName: 'Firefox',
  action: 'VIEW',
  remark: 'seen',
  uniqueNo: 'n-1',
  changedFields: [{ label: 'Full Name', value: 'Asha Rao' }],
} as const;

describe('the path of an activity', () => {
  // Requirements: CO-030, UN-087
  it.each([
    [`/tender-docs/${'x'.repeat(51)}`, '/tender-docs'],
    [`/tender-docs/${'x'.repeat(50)}`, `/tender-docs/${'x'.repeat(50)}`],
    [`/${'x'.repeat(51)}/short`, `/${'x'.repeat(51)}/short`],
    [`/${'x'.repeat(51)}`, ''],
    [`/tender-docs/${'x'.repeat(51)}/`, '/tender-docs'],
    [`/tender-docs/${'x'.repeat(51)}//`, '/tender-docs'],
    ['/officer/', '/officer/'],
    ['//', '//'],
    ['/home', '/home'],
    ['/', '/'],
  ])('%j is recorded as %j', (path, recorded) => {
    expect(toRecordedPath(path)).toBe(recorded);
  });

  it('never includes a last segment longer than 50 characters', () => {
    const segment = fc.string({
      unit: fc.constantFrom('a', '-', '9'),
      minLength: 1,
      maxLength: 80,
    });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        const path = `/${segments.join('/')}`;
        const isLong = (segments.at(-1) ?? '').length > 50;
        expect(toRecordedPath(path)).toBe(isLong ? path.slice(0, path.lastIndexOf('/')) : path);
      }),
    );
  });
});

describe('the record of an activity', () => {
  it('has exactly the fields of the specification', () => {
    // Requirement: EN-032
    expect(
      buildActivityRecord(actor, { ...activity, changedFields: [...activity.changedFields] }),
    ).toEqual({
      currentUrl: '/tender-docs/x',
      currentIp: '192.0.2.1',
      browserName: 'Firefox',
      userRoleId: '5',
      userId: '7',
      userSession: '0123456789abcdef',
      fullName: 'Asha',
      actionType: 'VIEW',
      appType: 'PORTAL',
      actionRemark: 'seen',
      uniqueNo: 'n-1',
      deviceType: 'WEBSITE',
      changedFields: [{ label: 'Full Name', value: 'Asha Rao' }],
    });
  });

  it('matches the schema for any path, even a very long one', () => {
    fc.assert(
      fc.property(
        fc.webPath({ size: 'large' }),
        fc.constantFrom(...activityActions),
        (path, action) => {
          const record = buildActivityRecord(actor, {
            ...activity,
            path,
            action,
            changedFields: [],
          });
          expect(v.is(ActivityRecord, record)).toBe(true);
        },
      ),
    );
  });

  // Requirement: EN-031
  it('is refused with another device type', () => {
    const record = buildActivityRecord(actor, { ...activity, changedFields: [] });
    expect(v.is(ActivityRecord, { ...record, deviceType: 'PHONE' })).toBe(false);
  });

  // Requirement: UN-133
  it('has seven actions', () => {
    expect(activityActions.join(' ')).toBe('VIEW LOGIN LOGOUT SEARCH SUBMIT DOWNLOAD UPDATE');
  });
});

it('lists the changed fields of an edit with label and new value', () => {
  const before = { 'Full Name': 'Asha', 'Email ID': 'a@example.org' };
  const after = { 'Full Name': 'Asha Rao', 'Email ID': 'a@example.org', Note: '' };
  expect(listChangedFields(before, after)).toEqual([
    { label: 'Full Name', value: 'Asha Rao' },
    { label: 'Note', value: '' },
  ]);
  expect(listChangedFields(before, before)).toEqual([]);
});
