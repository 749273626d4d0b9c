import { placeListMethods, type Input, type Output } from '@temple-land/portal-core';

const lists: Readonly<Record<string, Extract<Output<'fillDropDown'>, { result: unknown }>>> = {
  [placeListMethods.districts]: {
    status: 200,
    result: [
      { district_id: 2, district_name: 'Khordha' },
      { district_id: 1, district_name: 'Puri' },
    ],
  },
  [placeListMethods.tahasils]: {
    status: 200,
    result: [
      { tehsil_id: 2, tehsil_name: 'Brahmagiri' },
      { tehsil_id: 3, tehsil_name: 'Krushnaprasad' },
    ],
  },
  [placeListMethods.mouzas]: {
    status: 200,
    result: [
      { mouza_id: 16, mouza_name: 'Dimirisena' },
      { mouza_id: 19, mouza_name: 'Malud' },
    ],
  },
  [placeListMethods.khatians]: {
    status: 200,
    result: [
      { khata_no_id: 16, khata_no: '1' },
      { khata_no_id: 17, khata_no: '38' },
    ],
  },
};

/** Returns the places of a list: districts, tahasils, mouzas or khatiyans. */
export const listPlaces = ({ method }: Input<'fillDropDown'>): Output<'fillDropDown'> =>
  lists[method] ?? { status: 404 };
