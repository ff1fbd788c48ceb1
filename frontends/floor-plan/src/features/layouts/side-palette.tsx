import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { toPlan } from '../../model/camera';
import { Palette } from '../arrange/palette';
import { PiecePalette } from '../background/piece-palette';
import { sizeOf } from '../canvas/use-camera';

/** The palette of the edited layer: tables, or pieces of the background. */
export function SidePalette({ editor }: { editor: Editor }) {
  const layer = useEditor(editor, 'layer');
  if (layer === 'tables') return <Palette editor={editor} />;
  return (
    <PiecePalette
      editor={editor}
      middle={() => {
        const { width, height } = sizeOf(
          document.querySelector<SVGSVGElement>('svg[data-layer="background"]'),
        );
        return toPlan({ x: width / 2, y: height / 2 }, editor.state.camera);
      }}
    />
  );
}
