import { getRecordTitle, type Language, type RecordSource } from '@temple-land/portal-core';
import { Card, Icon, Stack } from '@temple-land/ui';
import { UserRound } from 'lucide';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { useLoadedFile } from '../../../common/files/useDocumentFile.ts';
import { contactPhoto } from '../../../common/page/contactPhoto.css.ts';
import { FactList } from '../../../common/page/FactList.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { getDocumentName, getRecordText } from './recordDraft.ts';

interface DraftPhotoProps {
  /** The name of the draft. */
  name: string;
  uploadDoc: string;
  alt: string;
}

/** The photo of a draft, loaded with the session of the administrator: it has no public address. */
function DraftPhoto({ name, uploadDoc, alt }: DraftPhotoProps) {
  const { shown, message, isPending } = useLoadedFile('sitePageDraftFile', { name, uploadDoc });
  if (isPending) return <span className={contactPhoto} />;
  if (shown?.kind !== 'picture') return <OutcomeMessage message={message} part={alt} />;
  return <img className={contactPhoto} src={shown.address} alt={alt} />;
}

/** The props of `ContactPreview`. */
export interface ContactPreviewProps {
  /** The name of the draft. */
  name: string;
  source: RecordSource;
  language: Language;
}

/** A contact card as the public sees it. */
export function ContactPreview({ name, source, language }: ContactPreviewProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const pageLanguage = useLanguage();
  const designation = getRecordTitle('contact', source, language);
  const photo = getDocumentName(source) ?? '';
  const read = (field: string) => {
    const value = getRecordText(source, field, language);
    return <span {...langAttribute(value, pageLanguage)}>{value || t('admin:changes.none')}</span>;
  };
  return (
    <Card title={<span {...langAttribute(designation, pageLanguage)}>{designation}</span>}>
      <Stack align="start" gap="md">
        {photo === '' ? (
          <span className={contactPhoto}>
            <Icon of={UserRound} size="large" />
          </span>
        ) : (
          <DraftPhoto
            {...{ name }}
            uploadDoc={photo}
            alt={t('sitePages:photo.portrait', { designation })}
          />
        )}
        <FactList
          facts={[
            [t('admin:field.office'), read('office')],
            [t('admin:field.phone'), read('phone')],
            [t('admin:field.fax'), read('fax')],
            [t('admin:field.email'), read('email')],
            [t('admin:field.address'), read('address')],
          ]}
        />
      </Stack>
    </Card>
  );
}
