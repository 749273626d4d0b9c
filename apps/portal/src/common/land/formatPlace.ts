/** The names of a place; the lower ones may be empty. */
export interface PlaceNames {
  district_name: string;
  tehsil_name: string;
  mouza_name: string;
}

/** Returns the names of a place from the smallest to the largest, separated by commas. */
export const formatPlace = ({ district_name, tehsil_name, mouza_name }: PlaceNames): string =>
  [mouza_name, tehsil_name, district_name].filter((name) => name !== '').join(', ');
