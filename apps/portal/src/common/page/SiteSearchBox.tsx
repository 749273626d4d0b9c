import { Button, Icon, TextField } from '@temple-land/ui';
import { Search } from 'lucide';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useNavigate } from 'react-router-dom';
import * as styles from './SiteSearchBox.css.ts';

const maxLength = 100;

/** A search field that leads to the results of the site search. */
export function SiteSearchBox() {
  const { t } = useTranslation(['common', 'specification']);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`${href('/website/search')}?q=${encodeURIComponent(query.trim())}`);
  };
  return (
    <form
      role="search"
      action={href('/website/search')}
      aria-label={t('common:siteSearch.label')}
      className={styles.form}
      onSubmit={submit}
    >
      <TextField
        type="search"
        name="q"
        label={t('common:siteSearch.label')}
        maxLength={maxLength}
        value={query}
        onChange={setQuery}
      />
      <Button type="submit" icon={<Icon of={Search} />}>
        {t('specification:track.search')}
      </Button>
    </form>
  );
}
