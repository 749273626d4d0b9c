import type { LandDraft } from './landDraft.ts';
import type { Session } from '../../state/session.ts';
import { documentLabel } from '../../blocks/documentLabel.ts';
import type { DocumentKind } from '../../blocks/useDocumentKinds.ts';
import type { Translation } from '../../i18n/textKey.ts';

type Pair = readonly [name: string, value: string];

/** Gives the answers of steps 1 to 4 in words, by the number of the step. */
export function answersOf(
  { land, purpose, files }: LandDraft,
  session: Session,
  kinds: readonly DocumentKind[],
  text: Translation<'apply'>,
): Readonly<Record<number, readonly Pair[]>> {
  const { t } = text;
  const none = t('common:apply.answer.none');
  const isPurchase = land.holding === 'purchase';
  const fileOf = (id: number) => files.find(({ kind }) => kind === id)?.fileName ?? none;
  return {
    1: [
      [t('specification:registration.name'), session.fullName],
      [t('specification:registration.mobile'), session.mobileNo || none],
      [t('specification:registration.email'), session.emailId || none],
    ],
    2: [
      [t('common:place.district'), land.names.district],
      [t('common:place.tahasil'), land.names.tahasil],
      [t('common:place.mouza'), land.names.mouza],
      [t('common:place.khatian'), land.names.khatian],
      [t('plot'), land.names.plot || t('common:apply.plot.none')],
      [t('area'), t('common:application.acres', { n: land.area })],
      [t('common:application.holding'), t(isPurchase ? 'holding.purchase' : 'holding.lease')],
    ],
    3: [[t('common:application.purpose'), purpose]],
    4: kinds.map((kind) => [documentLabel(kind, text), fileOf(kind.documentId)] as const),
  };
}
