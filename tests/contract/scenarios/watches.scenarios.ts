import type { EndpointName } from '@temple-land/portal-core';
import { mostWatches } from '@temple-land/portal-core';
import { createCitizenWithoutConsent, type ScenariosOf } from './scenarioContext.ts';

type Name = Extract<EndpointName, 'watchList' | 'watchSave' | 'watchRemove'>;

const mouza = { kind: 'mouza', villageCode: 1 };
const plot = { kind: 'plot', villageCode: 1, plotNo: '214' };

/** The answers of the calls about what a citizen watches. */
export const watchScenarios: ScenariosOf<Name> = {
  watchList: {
    '200 with the watches': async (call, { service, createAccount }) => {
      const { token } = await createAccount();
      await service.call('watchSave', mouza as never, token);
      return call({}, token);
    },
  },
  watchSave: {
    '200 as often as asked': async (call, { createAccount }) => {
      const { token } = await createAccount();
      await call(plot, token);
      return call(plot, token);
    },
    '403 without consent': async (call, context) =>
      call(mouza, await createCitizenWithoutConsent(context)),
    '404 to a mouza that does not exist': async (call, { createAccount }) =>
      call({ kind: 'mouza', villageCode: 999_999 }, (await createAccount()).token),
    '404 to a plot without a number': async (call, { createAccount }) =>
      call({ ...plot, plotNo: ' ' }, (await createAccount()).token),
    '404 to no tender': async (call, { createAccount }) =>
      call({ kind: 'tender' }, (await createAccount()).token),
    '409 to one more than the most': async (call, { service, createAccount }) => {
      const { token } = await createAccount();
      for (let number = 1; number <= mostWatches; number += 1)
        await service.call('watchSave', { ...plot, plotNo: String(number) } as never, token);
      return call(mouza, token);
    },
  },
  watchRemove: {
    '200 as often as asked': async (call, { service, createAccount }) => {
      const { token } = await createAccount();
      await service.call('watchSave', mouza as never, token);
      const [first] = await service.result('watchList', {}, token);
      await call({ watchId: first?.watchId }, token);
      return call({ watchId: first?.watchId }, token);
    },
  },
};
