import type { Contact } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { Card, Icon, Link, Stack } from '@temple-land/ui';
import { Mail, MapPin, Phone, Printer, UserRound, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getFileUrl } from '../../api/files/download.ts';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { contactPhoto } from '../../common/page/contactPhoto.css.ts';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { AskOffice } from './faq/AskOffice.tsx';
import * as styles from './ContactPage.css.ts';

interface ContactDetailProps {
  icon: IconNode;
  label: string;
  /** The phone number, address or e-mail address; empty when the office has none. */
  value: string;
  children?: ReactNode;
}

function ContactDetail({ icon, label, value, children = value }: ContactDetailProps) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const language = useLanguage();
  return (
    <div>
      <dt className={styles.label}>
        <Icon of={icon} size="small" /> {label}
      </dt>
      {value === '' ? (
        <dd>{t('contact.none')}</dd>
      ) : (
        <dd {...langAttribute(value, language)}>{children}</dd>
      )}
    </div>
  );
}

const toTelHref = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** The photo of an official, or a placeholder. */
function Photo({ designation, photo }: Pick<Contact, 'designation' | 'photo'>) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  if (photo === null) {
    return (
      <span className={contactPhoto} role="img" aria-label={t('contact.photo', { designation })}>
        <Icon of={UserRound} size="large" />
      </span>
    );
  }
  return (
    <img
      className={contactPhoto}
      src={getFileUrl('tenderDownload', { uploadDoc: photo })}
      alt={t('contact.portrait', { designation })}
      width={64}
      height={64}
      loading="lazy"
    />
  );
}

function Official({ office, designation, photo, phone, fax, email, address }: Contact) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const language = useLanguage();
  return (
    <li>
      <Card title={<span {...langAttribute(designation, language)}>{designation}</span>}>
        <Stack align="start" gap="md">
          <Photo {...{ designation, photo }} />
          <p className={styles.office} {...langAttribute(office, language)}>
            {office}
          </p>
          <dl className={styles.details}>
            <ContactDetail icon={Phone} label={t('contact.phone.label')} value={phone}>
              <Link href={toTelHref(phone)} isAlone>
                {phone}
              </Link>
            </ContactDetail>
            <ContactDetail icon={Printer} label={t('contact.fax.label')} value={fax} />
            <ContactDetail icon={Mail} label={t('contact.email.label')} value={email}>
              <Link href={`mailto:${email}`} isAlone>
                {email}
              </Link>
            </ContactDetail>
            <ContactDetail icon={MapPin} label={t('contact.address.label')} value={address} />
          </dl>
        </Stack>
      </Card>
    </li>
  );
}

/** The Contact page: the officials and questions to the office (spec 2.8, 7). */
export function ContactPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const { data, error, isPending, refetch } = useQuery(serviceQuery('contactList', {}));
  const contacts = data && 'result' in data ? data.result : [];
  return (
    <PublicPage title={t('specification:sitemap.contact')} lead={t('contact.lead')}>
      <Retry message={error?.userMessage} onRetry={refetch} />
      <ul className={styles.list} aria-busy={isPending}>
        {contacts.map((contact) => (
          <Official key={contact.contactId} {...contact} />
        ))}
      </ul>
      <AskOffice />
    </PublicPage>
  );
}
