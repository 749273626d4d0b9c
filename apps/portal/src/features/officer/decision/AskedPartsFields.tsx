import { getDocumentKindName, type AskedParts, type LandField } from '@temple-land/portal-core';
import { Checkbox, CheckboxGroup } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useDocumentRules } from '../../../common/files/useDocumentKinds.ts';
import { getAskedLabel } from '../../../common/applications/askedFacts.ts';
import { toFieldTranslate } from '../../../common/form/formFields.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import {
  listAskableDocuments,
  listAskableFields,
  type AskableApplication,
} from './askableParts.ts';

/** The props of `AskedPartsFields`. */
export interface AskedPartsFieldsProps {
  application: AskableApplication;
  asked: AskedParts;
  onAsk: (asked: AskedParts) => void;
}

/** The documents and the answers that a question to the applicant opens again. */
export function AskedPartsFields({ application, asked, onAsk }: AskedPartsFieldsProps) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const { t } = text;
  const translate = toFieldTranslate(text);
  const language = useLanguage();
  const { rules } = useDocumentRules(application.createdOn);
  const documents = listAskableDocuments(rules, application);
  const fields = listAskableFields(application);
  return (
    <>
      <CheckboxGroup
        label={t('asked.documents')}
        description={t('asked.documents.hint')}
        value={asked.documents.map(String)}
        onChange={(values) => onAsk({ ...asked, documents: values.map(Number) })}
      >
        {documents.map((rule) => (
          <Checkbox
            key={rule.documentId}
            value={String(rule.documentId)}
            label={getDocumentKindName(rule, language)}
          />
        ))}
      </CheckboxGroup>
      {fields.length > 0 && (
        <CheckboxGroup
          label={t('asked.fields')}
          description={t('asked.fields.hint')}
          value={asked.fields}
          onChange={(values) => onAsk({ ...asked, fields: values as readonly LandField[] })}
        >
          {fields.map((name) => (
            <Checkbox key={name} value={name} label={translate(getAskedLabel(name))} />
          ))}
        </CheckboxGroup>
      )}
    </>
  );
}
