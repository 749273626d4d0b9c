import { words } from './data.ts';
import type { Kit } from './kit.ts';
import './layout.css';

/** Page R, with the parts of one kit. */
export function PageR({ kit }: { kit: Kit }) {
  const { Header, Questions, Topics, Details, Confirm, Tenders, Pages } = kit;
  return (
    <>
      <Header />
      <main className="r-main">
        <h1>{words.title}</h1>
        <section aria-labelledby="questions">
          <h2 id="questions">{words.questions}</h2>
          <Questions />
        </section>
        <section aria-labelledby="topics">
          <h2 id="topics">{words.topics}</h2>
          <Topics />
        </section>
        <section aria-labelledby="details">
          <h2 id="details">{words.form}</h2>
          <Details />
          <Confirm />
        </section>
        <section aria-labelledby="tenders">
          <h2 id="tenders">{words.tenders}</h2>
          <Tenders />
          <Pages />
        </section>
      </main>
    </>
  );
}
