import { placeListMethods } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { noPlace, toPlaceOption, changePlaceLevel, buildPlaceListInput } from './places.ts';

const inMouza = { district: '1', tahasil: '22', mouza: '333', khatian: '4444' };

describe('changePlaceLevel', () => {
  it('clears the levels below the choice and keeps those above', () => {
    expect(changePlaceLevel(inMouza, 'tahasil', '23')).toEqual({
      district: '1',
      tahasil: '23',
      mouza: '',
      khatian: '',
    });
    expect(changePlaceLevel(inMouza, 'khatian', '4445')).toEqual({ ...inMouza, khatian: '4445' });
  });
});

describe('buildPlaceListInput', () => {
  it('returns the input for districts at once, and for a level below when its parent is chosen', () => {
    expect(buildPlaceListInput('district', noPlace)).toEqual({
      method: placeListMethods.districts,
    });
    expect(buildPlaceListInput('tahasil', noPlace)).toBeUndefined();
    expect(buildPlaceListInput('tahasil', { ...noPlace, district: '7' })).toEqual({
      method: placeListMethods.tahasils,
      district_id: 7,
    });
    expect(buildPlaceListInput('mouza', inMouza)).toEqual({
      method: placeListMethods.mouzas,
      tehsil_id: 22,
    });
    expect(buildPlaceListInput('khatian', inMouza)).toEqual({
      method: placeListMethods.khatians,
      mouza_id: 333,
    });
  });
});

describe('toPlaceOption', () => {
  it('reads the id and name of every level', () => {
    expect(
      [
        { district_id: 1, district_name: 'Puri' },
        { tehsil_id: 2, tehsil_name: 'Brahmagiri' },
        { mouza_id: 3, mouza_name: 'Rebana Nuagaon' },
        { khata_no_id: 4, khata_no: '214/7' },
      ].map(toPlaceOption),
    ).toEqual([
      { value: '1', label: 'Puri' },
      { value: '2', label: 'Brahmagiri' },
      { value: '3', label: 'Rebana Nuagaon' },
      { value: '4', label: '214/7' },
    ]);
  });
});
