import { foreignKey, integer, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { plots } from './land.ts';

/** The plot of an entry and its mouza, so that a register can be filtered by territory without a join. */
export const plotReference = () => ({
  plotId: integer('plot_id').notNull(),
  mouzaId: integer('mouza_id').notNull(),
});

/** A foreign key that keeps the mouza of an entry equal to that of its plot. */
export const plotForeignKey = (
  name: string,
  table: { plotId: AnyPgColumn; mouzaId: AnyPgColumn },
) =>
  foreignKey({
    name,
    columns: [table.plotId, table.mouzaId],
    foreignColumns: [plots.id, plots.mouzaId],
  });
