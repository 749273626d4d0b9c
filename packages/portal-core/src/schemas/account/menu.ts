import * as v from 'valibot';
import { answer, Id } from '../common.ts';

/** An entry of the signed-in menu; `order` counts among its siblings. */
export interface MenuItem {
  id: number;
  label: string;
  url: string;
  order: number;
  children: MenuItem[];
}

export const MenuItem: v.GenericSchema<MenuItem> = v.object({
  id: Id,
  label: v.string(),
  url: v.string(),
  order: v.number(),
  children: v.array(v.lazy(() => MenuItem)),
});

export const MenuRequest = v.object({ userId: Id });
export const MenuAnswer = answer(v.array(MenuItem));
