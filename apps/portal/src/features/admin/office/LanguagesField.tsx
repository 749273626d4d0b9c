import { languages, parseOfferedLanguages } from '@temple-land/portal-core';
import { Checkbox, CheckboxGroup } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { languageLabels } from './officeLabels.ts';

/** The props of `LanguagesField`. */
export interface LanguagesFieldProps {
  /** The languages as the details have them, such as `en,or`. */
  value: string;
  onValue: (value: string) => void;
}

/** The languages in which the portal is offered; English always is. */
export function LanguagesField({ value, onValue }: LanguagesFieldProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <CheckboxGroup
      label={t('office.languages')}
      description={t('office.languagesHint')}
      optionalLabel=""
      value={parseOfferedLanguages(value)}
      onChange={(chosen) => onValue(parseOfferedLanguages(chosen.join(',')).join(','))}
    >
      {languages.map((language) => (
        <Checkbox
          key={language}
          value={language}
          label={t(languageLabels[language])}
          isDisabled={language === 'en'}
        />
      ))}
    </CheckboxGroup>
  );
}
