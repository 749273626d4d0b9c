import {
  hasPersonalFields,
  isAboutPersonsOnly,
  listExportFormats,
  recordExports,
  type RecordExport,
} from '@temple-land/portal-core';
import { Button, Card, Checkbox, Icon, Select, TextArea } from '@temple-land/ui';
import { Download } from 'lucide';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { meta, row, stack } from '../../../common/page/card.css.ts';
import { announce } from '../../../state/announcement.ts';
import { entityLabels } from './importTexts.ts';
import * as styles from './imports.css.ts';
import { useExport, type Export } from './useExport.ts';

const reasonMaxCharacters = 300;

const formatLabels = {
  csv: 'imports:export.format.csv',
  xlsx: 'imports:export.format.xlsx',
  geojson: 'imports:export.format.geojson',
  gpkg: 'imports:export.format.gpkg',
} as const;

const getLabel = (what: RecordExport) =>
  what === 'land' ? 'imports:export.land' : entityLabels[what];

interface PersonsChoiceProps {
  form: Export;
  /** Whether the download was asked for, so that a missing reason is an error. */
  isAsked: boolean;
}

/** Whether an export has personal data, and the reason for it. */
function PersonsChoice({ form, isAsked }: PersonsChoiceProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const hintId = useId();
  const isOnly = isAboutPersonsOnly(form.what);
  return (
    <>
      <div>
        <Checkbox
          label={t('imports:export.persons')}
          aria-describedby={hintId}
          isSelected={form.withPersons}
          isDisabled={isOnly}
          onChange={form.setWithPersons}
        />
        <p id={hintId} className={meta}>
          {t(isOnly ? 'imports:export.persons.only' : 'imports:export.persons.hint')}
        </p>
      </div>
      {form.withPersons && (
        <div className={styles.settings}>
          <TextArea
            label={t('imports:export.reason')}
            description={t('imports:export.reason.hint')}
            rows={2}
            maxLength={reasonMaxCharacters}
            value={form.reason}
            onChange={form.setReason}
            {...(isAsked && form.isReasonMissing
              ? { errorMessage: t('specification:admin.required') }
              : {})}
          />
        </div>
      )}
    </>
  );
}

/** Takes the land record or one kind of record out as a file, with personal data for a reason only. */
export function ExportCard() {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const form = useExport();
  const { what, format } = form;
  const [isAsked, setIsAsked] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (form.isReasonMissing) return;
    if (await form.download()) announce(t('imports:export.done'));
  };
  return (
    <Card title={t('imports:export')}>
      <form method="post" noValidate className={stack} onSubmit={(event) => void submit(event)}>
        <p>{t('imports:export.lead')}</p>
        <OutcomeMessage message={form.message} />
        <Select
          label={t('imports:export.what')}
          className={styles.settings}
          options={recordExports.map((value) => ({ value, label: t(getLabel(value)) }))}
          value={what}
          onChange={(value) => form.setWhat(recordExports.find((one) => one === value) ?? what)}
        />
        <Select
          label={t('imports:export.format')}
          className={styles.settings}
          options={listExportFormats(what).map((value) => ({
            value,
            label: t(formatLabels[value]),
          }))}
          value={format}
          onChange={form.setFormat}
        />
        {hasPersonalFields(what) && <PersonsChoice form={form} isAsked={isAsked} />}
        <div className={row}>
          <Button type="submit" icon={<Icon of={Download} />} isPending={form.isPending}>
            {t('specification:notification.download')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
