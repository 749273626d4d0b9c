import { placeListMethods, type Input, type Language } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import type { Handler, MemberHandler } from '../../handler.ts';
import {
  listDistricts,
  listKhatiyans,
  listMouzas,
  listPlots,
  listTahasils,
} from './lookups.repository.ts';

function loadList(db: Database, request: Input<'fillDropDown'>, language: Language) {
  const { method, district_id, tehsil_id, mouza_id } = request;
  if (method === placeListMethods.districts) return listDistricts(db, language);
  if (method === placeListMethods.tahasils) {
    return district_id ? listTahasils(db, district_id, language) : [];
  }
  if (method === placeListMethods.mouzas) {
    return tehsil_id ? listMouzas(db, tehsil_id, language) : [];
  }
  return mouza_id ? listKhatiyans(db, mouza_id) : [];
}

/** Answers fillDropDown: the list that the method names, empty without its parent. */
export const fillDropDown: Handler<'fillDropDown'> = async (request, { db, language }) => ({
  status: 200,
  result: await loadList(db, request, language),
});

/** Answers fillDropDownToken: the same lists to signed-in users. */
export const fillDropDownToken: MemberHandler<'fillDropDownToken'> = fillDropDown;

/** Answers land/plotList: the plots of a khatiyan with kisam, acres and status. */
export const plotList: MemberHandler<'plotList'> = async ({ khata_no_id }, { db, language }) => ({
  status: 200,
  result: await listPlots(db, khata_no_id, language),
});
