import { customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** A moment with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** PostgreSQL's box: the bounds of a shape in degrees, x is the longitude. */
export const box = customType<{ data: string }>({ dataType: () => 'box' });

/** Raw bytes; shapes are packed by `db/land/ring.ts`. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Acres with four decimals. */
export const acres = (name: string) => numeric(name, { precision: 12, scale: 4, mode: 'number' });

/** Rupees with two decimals. */
export const rupees = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });
