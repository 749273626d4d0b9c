import { type AdminRow, type EntityName } from '@temple-land/portal-core';
import { formatRupees, formatDate } from '../../../i18n/format.ts';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { Stack } from '@temple-land/ui';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { meta, muted } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { MaskedContact } from '../contacts/MaskedContact.tsx';
import * as styles from '../layout/admin.css.ts';

const Corrigenda = v.array(
  v.object({ number: v.number(), reason: v.string(), issuedOn: v.string() }),
);
const Bids = v.array(
  v.object({
    bidderNo: v.string(),
    bidder: v.string(),
    placedOn: v.string(),
    amount: v.nullable(v.number()),
  }),
);

function CorrigendaList({ value }: { value: unknown }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const parsed = v.safeParse(Corrigenda, value);
  if (!parsed.success || parsed.output.length === 0) return null;
  return (
    <section className={styles.recordSections} aria-labelledby="corrigenda">
      <h3 id="corrigenda">{t('corrigenda')}</h3>
      <Stack elementType="ul" gap="md">
        {parsed.output.map(({ number, reason, issuedOn }) => (
          <li key={number}>
            <p className={meta}>{t('corrigenda.one', { number, date: formatDate(issuedOn) })}</p>
            <p {...langAttribute(reason, language)} className={styles.long}>
              {reason}
            </p>
          </li>
        ))}
      </Stack>
    </section>
  );
}

function BidList({ value }: { value: unknown }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const parsed = v.safeParse(Bids, value);
  const bids = parsed.success ? parsed.output : [];
  return (
    <section className={styles.recordSections} aria-labelledby="bids">
      <h3 id="bids">{t('bids')}</h3>
      {bids.length === 0 && <p className={muted}>{t('bids.none')}</p>}
      {bids.length > 0 && (
        <Stack elementType="ul" gap="md">
          {bids.map(({ bidderNo, bidder, placedOn, amount }) => (
            <li key={bidderNo}>
              <b>
                {bidderNo}, {bidder}
              </b>
              <p className={meta}>
                {formatDateTime(placedOn)},{' '}
                {amount === null ? t('bids.sealed') : `₹ ${formatRupees(amount)}`}
              </p>
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}

function AccountContact({ row }: { row: AdminRow }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <section className={styles.recordSections} aria-labelledby="contact-details">
      <h3 id="contact-details">{t('contacts')}</h3>
      <MaskedContact
        key={row.id}
        record="user"
        id={row.id}
        masked={[String(row['mobile']), String(row['email'])]}
      />
    </section>
  );
}

/** The read-only details of a stored record: corrigenda of a tender, bids of an auction, contact details of an account. */
export function RecordDetails({ entity, row }: { entity: EntityName; row: AdminRow }) {
  if (entity === 'tender') return <CorrigendaList value={row['corrigenda']} />;
  if (entity === 'user') return <AccountContact row={row} />;
  return entity === 'auction' ? <BidList value={row['bids']} /> : null;
}
