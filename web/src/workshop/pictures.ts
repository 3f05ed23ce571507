/** How the components of each game are drawn. A game's drawings are loaded when its workshop is opened. */
import type { Component } from "svelte";
import type { Json, Row } from "./data";
import type { Field, Thing } from "./parts";

export interface PictureProps {
  game: string;
  thing: Thing;
  row: Row;
  data: Row;
  name: string;
  /** On the shelf. */
  small?: boolean;
  /** It brings the drawings that all pictures of the page use; the large one does. */
  art?: boolean;
  /** Another thing of the same picture was clicked. */
  choose?: (id: string) => void;
  /** The picture itself corrects a field. */
  change?: (field: Field, value: Json) => void;
}

const PICTURES: Readonly<Record<string, () => Promise<{ default: Component<PictureProps> }>>> = {
  monastery: () => import("./pictures/MonasteryPicture.svelte"),
  monasterium: () => import("./pictures/MonasteriumPicture.svelte"),
  abbey: () => import("./pictures/AbbeyPicture.svelte"),
};

export async function pictureOf(game: string): Promise<Component<PictureProps> | null> {
  return (await PICTURES[game]?.())?.default ?? null;
}
