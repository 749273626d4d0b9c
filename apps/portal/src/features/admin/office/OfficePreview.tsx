import {
  buildOfficeTexts,
  formatMessage,
  languages,
  type Language,
  type OfficeField,
} from '@temple-land/portal-core';
import { Card, Select } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeMark } from '../../../common/page/OfficeMark.tsx';
import { meta } from '../../../common/page/card.css.ts';
import { getCurrentYear } from '../../../common/text/dateTime.ts';
import { secondNameLanguage } from '../../../i18n/secondNameLanguage.ts';
import { languageLabels } from './officeLabels.ts';
import * as styles from './office.css.ts';

/** The lines in which the public sees the details, in a chosen language. */
export function OfficePreview({ details }: { details: Readonly<Record<OfficeField, string>> }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [language, setLanguage] = useState<Language>('en');
  const office = buildOfficeTexts(details, language);
  return (
    <Card title={t('office.preview')}>
      <div className={styles.language}>
        <Select
          label={t('common:shell.language')}
          optionalLabel=""
          options={languages.map((one) => ({ value: one, label: t(languageLabels[one]) }))}
          value={language}
          onChange={(value) => setLanguage(languages.find((one) => one === value) ?? 'en')}
        />
      </div>
      <div lang={language} className={styles.preview}>
        <p className={meta}>{office.service}</p>
        {details.mark !== '' && <OfficeMark mark={details.mark} alt="" />}
        <p className={styles.previewName}>{office.name}</p>
        <p lang={secondNameLanguage(language)}>{office.otherName}</p>
        <p>{office.address}</p>
        <p>
          {office.phone} · {office.email}
        </p>
        <p>{office.hours}</p>
        <p className={meta}>{office.owner}</p>
        <p className={meta}>{formatMessage(office.copyright, { year: getCurrentYear() })}</p>
      </div>
    </Card>
  );
}
