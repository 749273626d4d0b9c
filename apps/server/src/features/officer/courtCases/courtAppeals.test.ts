import { describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { fileCase, respondent } from '../../../../../../tests/support/courtCases.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { officeStep } from '../../../../../../tests/support/stepData.ts';

const service = makeAppBeforeAll();
const office = createBeforeAll(() => officersOfPuri(service));

let filed = 0;
async function file() {
  filed += 1;
  const { districtCode, tahasilCode, villageCode, khataNo, plotCode } = office.place;
  const land = { districtCode, tahasilCode, villageCode, khataNo, plotCode, area: '0.01' };
  const facts = `A wall, no. ${filed}`;
  const request = { ...land, section: '16-A(1)' as const, facts, respondents: [respondent] };
  return fileCase(service, office.law, request);
}

const appealIn = (
  applicationId: number,
  changes: Partial<Input<'courtAppealSave'>> = {},
): Input<'courtAppealSave'> => ({
  applicationId,
  court: 'High Court of Orissa',
  number: 'WP(C) 118/2026',
  filedOn: '2026-03-01',
  status: 'pending',
  decidedOn: '',
  outcome: '',
  ...changes,
});
const save = (request: Input<'courtAppealSave'>) =>
  service.call('courtAppealSave', request, office.law.token);
const papersOf = (applicationId: number, { token } = office.law) =>
  service.result('casePapers', { applicationId }, token);

describe('an appeal to a higher court', () => {
  it('is recorded, decided, and shown in the case, its history and the register', async () => {
    const { applicationId, applicationNo } = await file();
    expect(await save(appealIn(applicationId))).toMatchObject({ status: 200 });
    const [made] = (await papersOf(applicationId)).appeals;
    expect(made).toMatchObject({ number: 'WP(C) 118/2026', status: 'pending', decidedOn: null });
    const decided = {
      status: 'dismissed',
      decidedOn: '2026-03-10',
      outcome: 'The order stands.',
    } as const;
    const change = { appealId: made?.appealId, ...decided };
    expect(await save(appealIn(applicationId, change))).toMatchObject({ status: 200 });
    expect((await papersOf(applicationId)).appeals).toMatchObject([decided]);
    const request = { applicationType: 3, applicationId } as const;
    const { history, version } = await service.result(
      'officerApplication',
      request,
      office.law.token,
    );
    expect(history.map(({ action }) => action)).toEqual(['submit', 'recordAppeal', 'changeAppeal']);
    expect(version, 'the step of nobody else is refused').toBe(1);
    const page = { pageNumber: 1, pageSize: 50 };
    const { rows } = await service.result('caseList', page, office.law.token);
    const row = rows.find((one) => one.applicationNo === applicationNo);
    expect(row?.case.appealStatus).toBe('dismissed');
  });

  it('may be recorded after the end of the case, when nothing else may change', async () => {
    const { applicationId } = await file();
    const given = { orderNo: 'O/1', reason: 'other' } as const;
    await officeStep(service, office.deciding, applicationId, 'dismiss', given);
    const papers = await papersOf(applicationId);
    expect(papers).toMatchObject({ mayEdit: false, mayRecordAppeal: true });
    expect(await save(appealIn(applicationId))).toMatchObject({ status: 200 });
  });

  it('is refused twice, with days that cannot be, and without the right', async () => {
    const { applicationId } = await file();
    await save(appealIn(applicationId));
    expect(await save(appealIn(applicationId))).toMatchObject({ status: 409 });
    await save(appealIn(applicationId, { number: 'WA 1/2026' }));
    const second = (await papersOf(applicationId)).appeals[1]?.appealId;
    const renamed = await save(appealIn(applicationId, { appealId: second }));
    expect(renamed, 'the number of another appeal').toMatchObject({ status: 409 });
    const days: readonly Partial<Input<'courtAppealSave'>>[] = [
      { filedOn: '2027-01-01' },
      { status: 'allowed', decidedOn: '2026-02-01' },
      { status: 'allowed', decidedOn: '' },
      { decidedOn: '2026-03-02' },
    ];
    for (const wrong of days) {
      const request = appealIn(applicationId, { number: 'WA 2/2026', ...wrong });
      expect(await save(request), JSON.stringify(wrong)).toMatchObject({ status: 400 });
    }
    const asReader = await service.call(
      'courtAppealSave',
      appealIn(applicationId, { number: 'WA 3/2026' }),
      office.dealing.token,
    );
    expect(asReader).toMatchObject({ status: 403 });
    expect((await papersOf(applicationId, office.dealing)).appeals).toHaveLength(2);
  });
});
