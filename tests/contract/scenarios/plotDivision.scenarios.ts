import { and, eq, isNotNull } from 'drizzle-orm';
import type { EndpointName } from '@temple-land/portal-core';
import { khatiyans, plots } from '../../../apps/server/src/db/schema/land.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<EndpointName, 'plotDivision' | 'plotDivisionAsk' | 'plotMatters'>;

let count = 0;
const nobody = 999_999;
const square = [
  [85.8, 19.8],
  [85.801, 19.8],
  [85.801, 19.801],
  [85.8, 19.801],
] as const;
const line = [
  [85.8005, 19.799],
  [85.8005, 19.802],
];

/** Adds a free plot and returns its id. */
async function addPlot({ service }: ScenarioContext): Promise<number> {
  const { token } = await service.signInAs('administrator');
  const isInUse = and(eq(khatiyans.isActive, true), isNotNull(khatiyans.mouzaId));
  const [khatiyan] = await service.deps.db
    .select()
    .from(khatiyans)
    .where(isInUse)
    .orderBy(khatiyans.id)
    .limit(1);
  count += 1;
  const number = `${9700 + count}`;
  const entries = { number, kisam: 'Rabi', area: 2.5, status: 'available' };
  const record = { entity: 'plot', khatiyanId: khatiyan?.id, ...entries, ring: square } as const;
  await service.send('adminSave', record, token);
  const [plot] = await service.deps.db.select().from(plots).where(eq(plots.number, number));
  return plot?.id ?? 0;
}

const ask = (plotId: number, changes: object = {}) => ({
  kind: 'split',
  plotIds: [plotId],
  line,
  source: 'Order 21/2026',
  effectiveOn: '',
  ...changes,
});

async function asAdministrator(call: MakeCall, { service }: ScenarioContext, input: unknown) {
  return call(input, (await service.signInAs('administrator')).token);
}

/** The answers of the calls about the split and merge of plots. */
export const plotDivisionScenarios: ScenariosOf<Name> = {
  plotDivision: {
    '200 with the plot': async (call, context) =>
      asAdministrator(call, context, { plotId: await addPlot(context) }),
    '404 to no plot': (call, context) => asAdministrator(call, context, { plotId: nobody }),
  },
  plotMatters: {
    '200 with what is open about a plot': async (call, context) => {
      const ids = [await addPlot(context)];
      const { token } = await context.service.signInAs('administrator');
      return call({ entity: 'plot', ids }, token);
    },
  },
  plotDivisionAsk: {
    '202 to a line through the plot': async (call, context) =>
      asAdministrator(call, context, ask(await addPlot(context))),
    '400 to a line beside it': async (call, context) =>
      asAdministrator(call, context, ask(await addPlot(context), { line: [] })),
    '404 to no plot': (call, context) => asAdministrator(call, context, ask(nobody)),
    '409 while another one waits': async (call, context) => {
      const plotId = await addPlot(context);
      await asAdministrator(call, context, ask(plotId));
      return asAdministrator(call, context, ask(plotId));
    },
  },
};
