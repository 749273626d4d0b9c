import { fixedDocumentKinds, type AttachedDocument, type Step } from '@temple-land/portal-core';

/** A report that the field staff gave with a step. */
export interface GivenFieldReport {
  at: string;
  by: string;
  /** The fields of the step besides the report: present use, area, day. */
  facts: readonly (readonly [name: string, value: string])[];
  text: string;
}

const factNames = ['foundUse', 'encroachedArea', 'recoveredArea', 'date'] as const;

/** Returns the field reports in the history of an application, the latest first. */
export function listFieldReports(history: readonly Step[]): GivenFieldReport[] {
  return history
    .flatMap(({ at, by, given }): GivenFieldReport[] => {
      const text = given['fieldReport'];
      if (text === undefined) return [];
      const facts = factNames.flatMap((name) => {
        const value = given[name];
        return value === undefined ? [] : [[name, value] as const];
      });
      return [{ at, by, facts, text }];
    })
    .toReversed();
}

const { photo, inspection } = fixedDocumentKinds;

/** Returns the documents that the field staff added: photos and inspection notes of the office. */
export const listFieldDocuments = (documents: readonly AttachedDocument[]): AttachedDocument[] =>
  documents.filter(
    ({ kind, isOfOffice }) => isOfOffice === true && (kind === photo || kind === inspection),
  );
