import type { DocumentKindId } from './documentKinds.ts';

/** A document of an application: the id of its kind, and whether the application may go without it. */
export interface DocumentRule {
  documentId: DocumentKindId;
  required: boolean;
}

/** The answers of a land application on which its documents depend. */
export interface LandDocumentCase {
  applicationKind?: string | undefined;
  transferBasis?: string | undefined;
  applicantKind?: string | undefined;
  isSevayat?: boolean | undefined;
  hasRepresentative?: boolean | undefined;
  feePayment?: string | undefined;
}

const required = (documentId: DocumentKindId): DocumentRule => ({ documentId, required: true });
const optional = (documentId: DocumentKindId): DocumentRule => ({ documentId, required: false });

/** The documents of every land application: identity and copy of the khatiyan. */
export const commonLandDocuments: readonly DocumentRule[] = [required(1), required(2)];

const ofKind: Readonly<Record<string, readonly DocumentRule[]>> = {
  purchase: [required(10), required(22), required(23), optional(3), optional(11)],
  lease: [optional(3), optional(11), optional(23)],
  renewal: [required(12), optional(13)],
  transfer: [required(12)],
  exchange: [required(16), required(23), optional(3), optional(11)],
  correction: [required(17)],
};

const ofTransfer: Readonly<Record<string, readonly DocumentRule[]>> = {
  transfer: [required(15)],
  succession: [required(14)],
};

/** Returns the documents that a land application needs besides the common ones, by its kind and case. */
export function listCaseDocuments({
  applicationKind = '',
  transferBasis = '',
  applicantKind = '',
  isSevayat = false,
  hasRepresentative = false,
  feePayment = '',
}: LandDocumentCase): readonly DocumentRule[] {
  const byTransfer = applicationKind === 'transfer' ? ofTransfer[transferBasis] : undefined;
  const isBody = applicantKind === 'institution' || applicantKind === 'company';
  return [
    ...(feePayment === 'challan' ? [required(4)] : []),
    ...(ofKind[applicationKind] ?? []),
    ...(byTransfer ?? []),
    ...(isBody ? [required(18), required(19)] : []),
    ...(isSevayat && !isBody ? [required(20)] : []),
    ...(hasRepresentative ? [required(21)] : []),
  ];
}

/** Returns the kinds of required documents that are not among those of the sent files. */
export function listMissingDocuments(
  landCase: LandDocumentCase,
  kinds: readonly number[],
): readonly DocumentKindId[] {
  return [...commonLandDocuments, ...listCaseDocuments(landCase)]
    .filter(({ documentId, required: isRequired }) => isRequired && !kinds.includes(documentId))
    .map(({ documentId }) => documentId);
}
