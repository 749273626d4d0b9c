import { beforeEach, describe, expect, it } from 'vitest';
import { findKhatiyan, newKey, requestFor } from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();
let citizen: SignedInUser;
const place = createBeforeAll(() => findKhatiyan(service));
beforeEach(async () => {
  citizen = await service.signInAs('citizen');
});

describe('a draft', () => {
  const save = (version: number, purpose: string, who = citizen) =>
    service.call('applyDraftSave', { formId: 2, content: { purpose }, version }, who.token);
  const read = (who = citizen) => service.call('applyDraftRead', { formId: 2 }, who.token);

  it('is saved for its user, refused from an outdated window, and deleted when the form is submitted', async () => {
    await service.call('applyDraftDrop', { formId: 2 }, citizen.token);
    expect(await read()).toEqual({ status: 404 });
    expect(await save(0, 'Pa')).toMatchObject({ status: 200, result: { version: 1 } });
    expect(await save(0, 'other window')).toEqual({ status: 409 });
    expect(await save(1, 'Paddy')).toMatchObject({ status: 200, result: { version: 2 } });
    expect(await save(1, 'late')).toEqual({ status: 409 });
    expect(await read()).toMatchObject({ status: 200, result: { content: { purpose: 'Paddy' } } });
    expect(await read(await service.signInAs('otherCitizen'))).toEqual({ status: 404 });
    const form = await requestFor(service, citizen.token, place);
    await service.result('applyLand', form, citizen.token);
    expect(await read()).toEqual({ status: 404 });
  });

  it('is deleted with the submission, and not saved again by the same form', async () => {
    const form = await requestFor(service, citizen.token, place);
    const { idempotencyKey } = form;
    const keep = (version: number) => {
      const content = { purpose: `Paddy ${version}` };
      const draft = { formId: 2 as const, content, version, idempotencyKey };
      return service.call('applyDraftSave', draft, citizen.token);
    };
    expect(await keep(0)).toMatchObject({ status: 200 });
    const saves = Array.from({ length: 8 }, (_, at) => keep(at));
    await Promise.all([...saves, service.result('applyLand', form, citizen.token)]);
    expect(await read()).toEqual({ status: 404 });
    expect(await keep(0)).toEqual({ status: 410 });
    expect(await read()).toEqual({ status: 404 });
    const pond = { formId: 2 as const, content: { purpose: 'Pond' }, version: 0 };
    const next = { ...pond, idempotencyKey: newKey() };
    expect(await service.call('applyDraftSave', next, citizen.token)).toMatchObject({
      status: 200,
    });
    await service.call('applyDraftDrop', { formId: 2 }, citizen.token);
  });

  it('can be continued after a lost answer, in the same window only', async () => {
    const keep = (idempotencyKey: string, version: number, purpose: string) => {
      const draft = { formId: 2 as const, content: { purpose }, version, idempotencyKey };
      return service.call('applyDraftSave', draft, citizen.token);
    };
    const [one, other] = [newKey(), newKey()];
    await keep(one, 0, 'Pa');
    expect(await keep(one, 0, 'Padd')).toMatchObject({ status: 200, result: { version: 1 } });
    await keep(one, 1, 'Paddy');
    expect(await keep(other, 1, 'Pond')).toEqual({ status: 409 });
    expect(await keep(one, 1, 'Paddy field')).toMatchObject({
      status: 200,
      result: { version: 2 },
    });
    expect(await keep(one, 0, 'late')).toEqual({ status: 409 });
    expect(await read()).toMatchObject({ result: { content: { purpose: 'Paddy field' } } });
    await service.call('applyDraftDrop', { formId: 2 }, citizen.token);
  });

  it.each([
    [
      '101 fields',
      { content: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, ''])) },
    ],
    ['an unknown form', { formId: 3 }],
    ['a number as value', { content: { purpose: 1 } }],
  ])('with %s is refused', async (_, changes) => {
    const draft = { formId: 2, content: {}, version: 0, ...changes };
    const { answer } = await service.send('applyDraftSave', draft, citizen.token);
    expect(answer).toEqual({ status: 400 });
  });
});
