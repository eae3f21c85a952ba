import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import { SortableList } from '@/ui/sorting/sortable-list'
import { AddCourse } from './add-course'
import type { CurriculumCourse } from './api'
import { coursesOf, highestLevel, type Line, linesOf, mostLevels, moveLine, sumHours } from './arrange'
import { CourseLine } from './course-line'
import { LevelHeading } from './level-heading'

type CourseArrangerProps = {
  courses: readonly CurriculumCourse[]
  onChange: (courses: CurriculumCourse[]) => void
}

// Levels and their courses, to be dragged into order and past the headings into other levels; with hours that add up.
export function CourseArranger({ courses, onChange }: CourseArrangerProps) {
  const { t, language } = useText()
  const used = highestLevel(courses)
  const [wanted, setWanted] = useState(used)
  const levels = Math.max(used, wanted)
  // A new course goes where somebody last asked for one.
  const [adding, setAdding] = useState<number | null>(courses.length === 0 ? 1 : null)
  const lines = linesOf(courses, levels)
  const nameOf = (line: Line) =>
    line.kind === 'course' ? line.course.name : t('curriculum.level_number', { level: line.level })
  const change = (course: CurriculumCourse) =>
    onChange(courses.map((other) => (other.course_id === course.course_id ? course : other)))
  const moveTo = (course: CurriculumCourse, level: number) => {
    const others = courses.filter((other) => other.course_id !== course.course_id)
    onChange(coursesOf(linesOf([...others, { ...course, level }], levels)))
  }
  const remove = (course: CurriculumCourse) =>
    onChange(courses.filter((other) => other.course_id !== course.course_id))
  const add = (course: CurriculumCourse) =>
    onChange(coursesOf(linesOf([...courses, course], Math.max(levels, course.level))))
  return (
    <Box>
      <SortableList
        label={t('curriculum.courses')}
        items={lines}
        idOf={(line) => line.id}
        nameOf={nameOf}
        onMove={(from, to) => onChange(coursesOf(moveLine(lines, from, to)))}
      >
        {(line, handle) =>
          line.kind === 'level' ? (
            <>
              <LevelHeading
                level={line.level}
                courses={courses.filter(({ level }) => level === line.level)}
                onAdd={() => setAdding(line.level)}
              />
              {adding === line.level && (
                <AddCourse level={adding} taken={courses} onAdd={add} onClose={() => setAdding(null)} />
              )}
            </>
          ) : (
            <CourseLine
              course={line.course}
              handle={handle}
              levels={levels}
              onHours={(hours) => change({ ...line.course, hours })}
              onLevel={(level) => moveTo(line.course, level)}
              onRemove={() => remove(line.course)}
            />
          )
        }
      </SortableList>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        {levels < mostLevels && (
          <Button
            color="inherit"
            startIcon={<AddIcon />}
            onClick={() => setWanted(levels + 1)}
            sx={{ marginInlineStart: -1.75 }}
          >
            {t('curriculum.add_level')}
          </Button>
        )}
        <Typography role="status" sx={{ marginInlineStart: 'auto', fontWeight: 550 }}>
          {t('curriculum.total', {
            courses: formatFigure(courses.length, language),
            hours: formatFigure(sumHours(courses), language),
          })}
        </Typography>
      </Box>
    </Box>
  )
}
