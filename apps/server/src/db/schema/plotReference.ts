import { foreignKey, integer, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { plots } from './land.ts';

/** Which plot an entry is about, and its mouza, so that a register is read by territory without a join. */
export const plotReference = () => ({
  plotId: integer('plot_id').notNull(),
  mouzaId: integer('mouza_id').notNull(),
});

/** Holds the mouza of an entry to the one of its plot. */
export const plotForeignKey = (
  name: string,
  table: { plotId: AnyPgColumn; mouzaId: AnyPgColumn },
) =>
  foreignKey({
    name,
    columns: [table.plotId, table.mouzaId],
    foreignColumns: [plots.id, plots.mouzaId],
  });
