import type { Text } from '../../i18n/useText.ts';
import type { LandDraft } from './landDraft.ts';
import type { Session } from '../../state/session.ts';
import { documentLabel } from '../../blocks/documentLabel.ts';
import type { DocumentKind } from '../../blocks/useDocumentKinds.ts';

type Pair = readonly [name: string, value: string];

/** Gives the answers of steps 1 to 4 in words, by the number of the step. */
export function answersOf(
  { land, purpose, files }: LandDraft,
  session: Session,
  kinds: readonly DocumentKind[],
  text: Text,
): Readonly<Record<number, readonly Pair[]>> {
  const { m, t } = text;
  const none = t('apply.answer.none');
  const isPurchase = land.holding === 'purchase';
  const fileOf = (id: number) => files.find(({ kind }) => kind === id)?.fileName ?? none;
  return {
    1: [
      [m('registration.name'), session.fullName],
      [m('registration.mobile'), session.mobileNo || none],
      [m('registration.email'), session.emailId || none],
    ],
    2: [
      [t('place.district'), land.names.district],
      [t('place.tahasil'), land.names.tahasil],
      [t('place.mouza'), land.names.mouza],
      [t('place.khatian'), land.names.khatian],
      [t('apply.plot'), land.names.plot || t('apply.plot.none')],
      [t('apply.area'), t('application.acres', { n: land.area })],
      [t('application.holding'), t(isPurchase ? 'apply.holding.purchase' : 'apply.holding.lease')],
    ],
    3: [[t('application.purpose'), purpose]],
    4: kinds.map((kind) => [documentLabel(kind, text), fileOf(kind.documentId)] as const),
  };
}
