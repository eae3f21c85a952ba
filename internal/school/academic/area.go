// Package academic is what is taught and to whom: courses and their documents,
// curricula, classes with their timetables, and enrollments.
package academic
